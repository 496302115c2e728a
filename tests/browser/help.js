// Counters and icons on the table that explain nothing when they are pointed at.
tips => {
    const known = new Set(tips)
    // What names itself, and is no counter of the game:
    const named = [
        // buttons and links with words, or with a name of their own; tabs and what leads to another leaf
        '[data-room=ask]', '.btn', '.ibtn', '.link', '.logo', '.offtab', '.frame__tabs', '.side__tabs', '.tabs4', '.leaves > nav',
        '.ssscene .tabs',
        // the picture of a button or a heading, beside its words; what is counted there must explain itself
        '.options .can > .i', '.ssscene .can > .i', 'h2 > .i', 'h3 > .i',
        // the log tells it in a sentence; a ribbon and a banner (a slow machine may lose its line) say it in words
        '[role=log]', '.ribbon', '.banner',
        // faces of people and monsters, beside their names
        '.medal', '.fig', '.portrait', 'span.face', '.whose', '.seat__who',
        // pictures on cards and in scenes, beside their titles; the sort of a card and its check, beside their words
        '.art', '.head > .i', '.sign', '.name > .i', '.stall', '.face .sort > .i', '.face .roll > .i',
        // a legend is nothing but words for signs, and a note tells what is pointed at
        '.legend', '.tip',
    ].join()
    // What lies on a map is told beside it, or in a note over it, as soon as its space is pointed at.
    const mapped = node => node.closest('.ward, .map') !== null && top(node)?.closest('.inner [data-ref]') !== null
    // What is offered lies over the board as a page, and what is under it waits.
    // What a card in the hand cannot hold runs under its foot, and is read when the card rises.
    const pages = '.lancre > .pick, .offer, .spread, [data-room=hand] .foot'
    const seen = node => {
        const box = node.getBoundingClientRect()
        const style = getComputedStyle(node)
        return box.width > 3 && box.height > 3 && style.visibility !== 'hidden' && style.opacity !== '0' &&
            box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    }
    const counts = node => [...node.childNodes].some(
        each => each.nodeType === 3 && /^[+−-]?\d+(\/\d+)?$/.test(each.textContent.trim()))
    const small = node => {
        const box = node.getBoundingClientRect()
        return box.width < 64 && box.height < 64
    }
    const told = node => {
        const help = node?.closest('[data-help]')
        return help !== null && help !== undefined && known.has(help.dataset.help)
    }
    const at = node => {
        const box = node.getBoundingClientRect()
        return [box.left + box.width / 2, box.top + box.height / 2]
    }
    const top = node => document.elementFromPoint(...at(node))
    // A bare button spread over a panel leaves the panel its help.
    const through = node => {
        const [cover, ...below] = document.elementsFromPoint(...at(node))
        return cover?.matches('button:empty') && below.some(each => cover.parentElement.contains(each) && told(each))
    }
    // What lies out of its room, under another card or under a page that is open over it is not in sight.
    const hidden = node => {
        const [over, card] = [top(node), node.closest('[data-ref]')]
        return !over || over.closest('[data-room]') !== node.closest('[data-room]') ||
            (card !== null && !card.contains(over) && over.closest('[data-ref]') !== card) ||
            over.closest(`${named}, ${pages}`) !== null
    }
    const explained = node => told(top(node)) || through(node)
    const where = node => {
        const path = []
        for (let each = node; each && path.length < 4; each = each.parentElement)
            path.unshift(`${each.tagName.toLowerCase()}.${[...each.classList].filter(c => !c.startsWith('s-')).join('.')}`)
        return `${path.join(' > ')} “${node.textContent.trim().slice(0, 12)}” under ${top(node)?.className}`
    }
    const counters = [...document.querySelectorAll('.play *')].filter(counts)
    const icons = [...document.querySelectorAll('.play svg')].filter(node => !node.parentElement.closest('svg') && small(node))
    const steps = [...document.querySelectorAll('.steps li, .turnno')]
    const silent = [...counters, ...icons, ...steps]
        .filter(node => seen(node) && !node.closest(named) && !explained(node) && !mapped(node) && !hidden(node))
    const wordless = [...document.querySelectorAll('.play [data-help]')]
        .filter(node => !known.has(node.dataset.help)).map(node => `no words: ${node.dataset.help}`)
    const twice = [...document.querySelectorAll('.play [data-help][title], .play [data-help] [title], .play [title] [data-help]')]
        .map(node => `two notes: ${where(node)}`)
    const unsaid = [...document.querySelectorAll('.play [data-says]')]
        .filter(node => !node.closest('[data-help]')).map(node => `says it nowhere: ${where(node)}`)
    return [...new Set([...silent.map(where), ...wordless, ...twice, ...unsaid])]
}
