# Regulars of this world: bots sit at its tables as one of these.

cast-vasyl = Sexton Vasyl
    .manner = Has rehearsed this since he was six.
cast-fedora = Aunt Fedora
    .manner = Airs five rooms every week, and writes it down.
cast-miller = Miller Ostap
    .manner = The box first. Then you. Then him.
cast-krivda = Captain Krivda
    .manner = Charges for the road, and gives receipts.
cast-hordiy = Hordiy Sklo
    .manner = Mends windows, and asks you out of his light.
cast-tuk = Mother Tuk
    .manner = Beats time, and never loses count.
