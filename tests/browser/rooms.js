// What is wrong with the table on this page: said in short sentences; none, if everything is in its place.
() => {
  const SLACK = 3
  const wrong = []
  const one = (found) => document.querySelector(found)
  const all = (found, root = document) => [...root.querySelectorAll(found)]
  const box = (node) => node.getBoundingClientRect()
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(node).width > 1
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
  const nameOf = (node) => {
    const label = node.dataset.ref || node.getAttribute('aria-label') || node.textContent || ''
    return `${node.tagName.toLowerCase()}.${[...node.classList].filter((each) => !each.startsWith('svelte')).join('.')} “${short(label)}”`
  }
  const say = (what, node) => wrong.push(`${what}: ${nameOf(node)}`)
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const within = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const inside = (a, b) =>
    a.left >= b.left - SLACK && a.right <= b.right + SLACK && a.top >= b.top - SLACK && a.bottom <= b.bottom + SLACK
  const rooms = Object.fromEntries(all('[data-room]').map((node) => [node.dataset.room, node]))
  /** Where the hand stands: in its room, or up over the foot of the board. */
  const rack = one('[data-room=hand] .hand') ?? rooms.hand
  const hand = rack && { ...within(box(rack), page), bottom: box(rooms.hand).bottom }
  /** A map that can be moved: not all of it is in sight, and a tab at its edge names the rest (offscreen.test.ts). */
  const movable = (node) => node.closest('.pan[data-moves] .inner') && innerWidth < 800

  /** In a window as small as a phone a scene or a hand may be scrolled; buttons stand in the question all the same. */
  const small = innerWidth <= 640 || innerHeight < 520
  const scrolled = (node) => {
    for (let each = node; small && each && !each.matches('[data-room]'); each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      const down = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 2
      const aside = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 2
      if ((down || aside) && each.closest('[data-room]')) return true
    }
    return false
  }

  // Everything that can be chosen is in sight, and nothing lies over it.
  for (const node of all('[data-lit], [data-ask] .opts [data-choice]')) {
    if (!seen(node) || movable(node)) continue
    if (scrolled(node)) {
      if (!all('[data-ask] .opts [data-choice]').some(seen)) say('found by scrolling only', node)
      continue
    }
    const room = node.closest('[data-room=hand]') ? within(hand, page) : page
    const part = within(box(node), room)
    if (part.right - part.left < 12 || part.bottom - part.top < 12) {
      say('out of sight', node)
      continue
    }
    // Cards of a hand stand behind the question with their lower part.
    if (!node.closest('[data-room=hand]') && !inside(box(node), page)) say('partly out of sight', node)
    const points = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.75], [0.75, 0.75]]
    const hit = points.some(([x, y]) => {
      const at = document.elementFromPoint(
        part.left + (part.right - part.left) * x,
        part.top + (part.bottom - part.top) * y,
      )
      return at && node.contains(at)
    })
    if (!hit) say('covered', node)
  }

  // Tools of the bar stand on the page, whole.
  for (const node of all('.bar__tools > *')) {
    if (seen(node) && !inside(box(node), page)) say('partly out of sight', node)
  }

  // No text is cut, no word broken.
  const clips = new Map()
  const clipOf = (node) => {
    if (!node || node === document.body) return page
    if (clips.has(node)) return clips.get(node)
    const outer = clipOf(node.parentElement)
    const { display, overflowX, overflowY, position, clipPath } = getComputedStyle(node)
    const open = display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')
    const flag = clipPath.startsWith('polygon') && { ...outer, left: box(node).left, right: box(node).right }
    const clip = open && !flag ? outer : within(open ? flag : box(node), outer)
    clips.set(node, position === 'fixed' ? page : clip)
    return clips.get(node)
  }
  // A name that ends in three dots stands whole in its note (a bot's in the one over its seat: Sitter.svelte), and what
  // is left of it can be told from others. Names of pages are few and ours: those are whole.
  const ended = (node, name) =>
    getComputedStyle(node).textOverflow === 'ellipsis' && node.clientWidth >= 40 && !node.closest('[role=tab]') &&
    (node.title === name || node.dataset.says === name || node.closest('.sitter.short') !== null)
  // Not for eyes; and the log is a long page that is scrolled, on every screen.
  const QUIET = '.sr, [role=log]'
  // What may be cut, though no word of it be broken: parts of a map that is moved, and of a page that is scrolled.
  // Cards stand behind the question with their lower part (their names are looked at below), but are whole at the sides.
  const under = (node) => movable(node) || scrolled(node)
  const stands = (node) => node.closest('[data-room=hand]')
  /** Down to where a card of the hand is seen. */
  const edgeOf = (node) => Math.min(clipOf(node.closest('[data-room=hand] .slot') ?? node).bottom, hand.bottom)
  const behind = (each, node) => each.top + each.height / 2 > edgeOf(node)
  /** Words of a card that end in three dots at its last line: it rises to be read. */
  const clamped = (node) => {
    const card = stands(node) && node.closest('.slot')
    for (let each = node; card && each !== card; each = each.parentElement) {
      const { display, webkitLineClamp } = getComputedStyle(each)
      if (display === 'flow-root' && webkitLineClamp !== 'none') return true
    }
    return false
  }
  /** What lies on another leaf is turned to. */
  const turned = (each, leaf) => leaf && (each.right <= box(leaf).left + 2 || each.left >= box(leaf).right - 2)
  const walker = document.createTreeWalker(one('.play'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  /** Lines of text by the panel they stand in, as high as their small letters. */
  const lines = new Map()
  const panelOf = (node) => node.closest('article, button, .panel, .wkbox, [data-room=ask]')
  const note = (text, boxes, clip) => {
    const panel = panelOf(text.parentElement)
    // Names on a map are kept apart below.
    if (!panel || text.parentElement.closest('svg')) return
    // Words that a small window leaves to ears.
    if (getComputedStyle(text.parentElement).clipPath === 'inset(50%)') return
    for (const each of boxes) {
      const { left, right, top, bottom, height } = each
      const part = within({ left, right, top: top + height * 0.28, bottom: bottom - height * 0.28 }, clip)
      if (part.right - part.left > 1 && part.bottom > part.top) lines.set(panel, [...(lines.get(panel) ?? []), { text, part }])
    }
  }
  /** What is drawn of a sign: its corners are empty. */
  const marrow = (sign) => {
    const { left, right, top, bottom, width, height } = box(sign)
    const [x, y] = [width * 0.2, height * 0.2]
    return { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
  }
  /** A plate of its own: what lies on it may lie over another, as a number at the corner of a sign does. */
  const plated = (node, other) => {
    for (let each = node; !each.contains(other); each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each)
      if (backgroundImage !== 'none' || !/transparent|, 0(\.[0-4]\d*)?\)$/.test(backgroundColor)) return true
    }
    return false
  }
  /** Whether something of the same panel that cannot be seen through lies over a line of text. */
  const covered = (parent, { left, right, top, bottom }) =>
    [0.15, 0.5, 0.85].some((x) =>
      [0.35, 0.65].some((y) => {
        const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return at && seen(at) && !parent.contains(at) && panelOf(parent)?.contains(at) && plated(at, parent)
      }),
    )
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || parent.closest(QUIET) || !seen(parent)) continue
    range.selectNodeContents(text)
    const leaf = parent.closest('.leaves.many .box')
    const clip = clipOf(parent)
    const boxes = [...range.getClientRects()].filter(
      (each) => each.width > 1 && !turned(each, leaf) && !(stands(parent) && behind(each, parent)),
    )
    note(text, boxes, clip)
    const cut = boxes.some((each) => {
      const tail = Math.max(SLACK, each.height * 0.28)
      return (
        each.left < clip.left - SLACK ||
        each.right > clip.right + SLACK ||
        each.top < clip.top - tail ||
        (each.bottom > clip.bottom + tail && !(stands(parent) && clip.bottom > edgeOf(parent) - SLACK))
      )
    })
    const open = boxes.map((each) => within(each, clip)).filter((part) => part.bottom - part.top > 6)
    if (!under(parent) && !clamped(parent) && open.some((part) => covered(parent, part)))
      say(`lies under something (${short(text.data)})`, parent)
    if (cut && !under(parent) && !ended(parent, text.data) && !clamped(parent)) say(`text is cut (${short(text.data)})`, parent)
    if (new Set(boxes.map((each) => Math.round(each.top))).size < 2) continue
    for (const word of text.data.matchAll(/\p{L}{4,}/gu)) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      // The hyphen of a word that is parted where it may be is narrower than any letter.
      const drawn = [...range.getClientRects()].filter((each) => each.width > each.height * 0.4)
      const tops = drawn.map((each) => each.top)
      if (Math.max(...tops) - Math.min(...tops) > drawn[0]?.height / 2) say(`word is broken (${word[0]})`, parent)
    }
  }
  // No sign is cut.
  for (const sign of all('.play svg.i')) {
    const parent = sign.parentElement
    if (!seen(sign) || parent.closest(QUIET) || under(parent) || clamped(parent)) continue
    const [drawn, clip] = [marrow(sign), clipOf(parent)]
    if (turned(box(sign), parent.closest('.leaves.many .box')) || (stands(parent) && behind(box(sign), parent))) continue
    const low = stands(parent) && clip.bottom > edgeOf(parent) - SLACK
    if (!inside(drawn, low ? { ...clip, bottom: Infinity } : clip)) say('sign is cut', parent)
  }
  // In a panel no line is printed over another, nor over a sign.
  for (const [panel, said] of lines) {
    const signs = all('svg.i', panel).filter(seen).map((sign) => ({ sign, text: { data: 'a sign' }, part: within(marrow(sign), clipOf(sign.parentElement)) }))
    said.forEach((a, n) =>
      [...said.slice(n + 1), ...signs].forEach((b) => {
        const both = within(a.part, b.part)
        if (a.text === b.text || both.right - both.left <= SLACK || both.bottom - both.top <= 1) return
        if (b.sign && plated(a.text.parentElement, b.sign)) return
        say(`printed over each other (${short(a.text.data)}; ${short(b.text.data)})`, panel)
      }),
    )
  }
  // Names on cards of the hand stand in sight.
  for (const node of all('[data-room=hand] .title, [data-room=hand] .name, [data-room=hand] .head > b')) {
    if (seen(node) && !scrolled(node) && !inside(box(node), hand)) say('name out of sight', node)
    if (seen(node) && node.scrollWidth > node.clientWidth + SLACK) say('name is cut', node)
  }

  // Nothing needs scrolling but the log and long pages of a phone.
  for (const node of all('.frame__left > *, .seats > *, .side__page, [data-room] *, .prompt__row')) {
    // The log is scrolled on every screen, a drawing grows with its room, a map is moved.
    if (node.closest('[role=log], svg, .pan') || !seen(node)) continue
    // A picture is cropped by its frame.
    if (getComputedStyle(node).overflowY === 'visible' || node.matches('figure')) continue
    // Cards stand behind the question with their lower part: that is how a hand peeks.
    if (node.closest('[data-room=hand]') || scrolled(node)) continue
    if (node.scrollHeight > node.clientHeight + 4) say(`${node.scrollHeight - node.clientHeight} px too tall`, node)
  }

  const meet = (a, b) => {
    const both = within(box(a), box(b))
    return both.right - both.left > SLACK && both.bottom - both.top > SLACK
  }

  // A small map at the edge of a large one covers no place of it.
  for (const map of all('.pan > svg[aria-label]')) {
    const under = all('.inner [data-ref]').filter((node) => seen(node) && meet(map, node))
    under.forEach((node) => say('under the small map', node))
  }

  // Nothing lies over anything else.
  const apart = (nodes) => {
    const shown = nodes.filter(seen)
    shown.forEach((a, n) =>
      shown.slice(n + 1).forEach((b) => meet(a, b) && wrong.push(`overlap: ${nameOf(a)} and ${nameOf(b)}`)),
    )
  }
  apart(all('.frame > [data-room], .frame > .frame__left, .frame > .frame__side, .frame > .frame__strip, .frame__tabs'))
  apart(all('.frame__left > *').flatMap((node) => (node.matches('.seats') ? [...node.children] : [node])))
  apart(all('.frame__side > *'))
  apart(all('.opts > .btn'))
  apart(all('.bar--play > *'))
  apart(all('.bar__tools > *'))
  apart(all('svg.live > text.name'))
  for (const beast of all('svg.live > .beast > circle:not(.glow, .ring)')) {
    all('svg.live > text.name').filter((name) => meet(beast, name)).forEach((name) => say('under a beast', name))
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways')
  if (document.documentElement.scrollHeight > innerHeight) wrong.push('the page scrolls')
  const { left, top, width, height } = box(rooms.board)
  return { wrong: [...new Set(wrong)], board: [left, top, width, height].map(Math.round) }
}
