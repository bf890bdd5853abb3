import type { Page } from "playwright/test"

/** Lists texts of the page that are cut, covered or overflow, one message each. */
export function listLayoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutIssues)
}

/** Runs in the browser, so it cannot use anything outside itself. */
function findLayoutIssues(): string[] {
  type Line = { text: Node; words: string; box: DOMRect; layer: Element | null }
  const slackPx = 1.5
  const issues = new Set<string>()
  const width = document.documentElement.clientWidth
  const over = document.documentElement.scrollWidth - width
  if (over > 0) issues.add(`the page is ${over} px wider than the window`)

  const lines = [...listLines(), ...listDrawings()]
  for (const line of lines) {
    checkBoxes(line)
    if (line.box.left < -slackPx || line.box.right > width + slackPx) {
      if (!isInScroller(line.text)) issues.add(`${line.words} leaves the window`)
    }
  }
  checkNeighbours()
  checkPlaceholders()
  return [...issues]

  function listLines(): Line[] {
    const found: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!(node instanceof Text) || !element || !/[\p{L}\p{N}]/u.test(node.data)) continue
      if (element.closest("script, style, noscript, option, textarea, svg, iframe")) continue
      if (isUnseen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = `“${node.data.trim().replace(/\s+/g, " ").slice(0, 60)}” (${nameOf(element)})`
      const layer = layerOf(element)
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) found.push({ text: node, words, box, layer })
      }
    }
    return found
  }

  /** Lists icons, which take up space like text. */
  function listDrawings(): Line[] {
    return [...document.querySelectorAll("svg")].flatMap((svg) => {
      const box = svg.getBoundingClientRect()
      if (isUnseen(svg) || box.width === 0 || box.width > 48) return []
      const words = `the drawing of ${nameOf(svg.parentElement ?? svg)}`
      return [{ text: svg, words, box, layer: layerOf(svg) }]
    })
  }

  /** True if the element is hidden or for screen readers only. */
  function isUnseen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clip, clipPath } = getComputedStyle(at)
      if (clip !== "auto" || clipPath !== "none") return true
    }
    return false
  }

  /** Adds an issue if the text is cut by or overflows an ancestor, up to the nearest scroller. */
  function checkBoxes({ text, words, box }: Line): void {
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === "inline" || style.display === "contents") continue
      const room = at.getBoundingClientRect()
      const isWider = box.right > room.right + slackPx || box.left < room.left - slackPx
      const [cutsAcross, scrollsAcross] = readOverflow(style.overflowX)
      const [cutsDown, scrollsDown] = readOverflow(style.overflowY)
      if (isWider && cutsAcross) {
        const isMeant = style.textOverflow === "ellipsis"
        if (!isMeant) issues.add(`${words} is cut at its side by ${nameOf(at)}`)
        return
      }
      const middle = (box.top + box.bottom) / 2
      const isBelow = middle > room.bottom + slackPx || middle < room.top - slackPx
      if (isBelow && cutsDown) {
        if (style.webkitLineClamp === "none") issues.add(`${words} is cut below by ${nameOf(at)}`)
        return
      }
      if (scrollsAcross || scrollsDown) return
      if (isWider && isBox(style)) {
        issues.add(`${words} breaks out of ${nameOf(at)}`)
        return
      }
      if (style.position === "absolute" || style.position === "fixed") return
    }
  }

  function readOverflow(value: string): readonly [cuts: boolean, scrolls: boolean] {
    return [value === "hidden" || value === "clip", value === "auto" || value === "scroll"]
  }

  /** True if the element has a visible edge: a border or a background. */
  function isBox({
    backgroundColor,
    borderInlineStartWidth,
    borderInlineStartStyle,
  }: CSSStyleDeclaration) {
    const hasEdge = borderInlineStartStyle !== "none" && parseFloat(borderInlineStartWidth) > 0
    return hasEdge || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
  }

  function isInScroller(text: Node): boolean {
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") return true
    }
    return false
  }

  /** Returns the nearest positioned ancestor: layers may cover each other. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at)
      if (position === "fixed" || position === "sticky" || position === "absolute") return at
      if (position === "relative" && zIndex !== "auto") return at
    }
    return null
  }

  function checkNeighbours(): void {
    const sorted = lines.toSorted((a, b) => a.box.top - b.box.top)
    for (const [at, one] of sorted.entries()) {
      for (const other of sorted.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break
        if (other.text === one.text || other.layer !== one.layer) continue
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        const isOver = down > Math.min(one.box.height, other.box.height) / 2
        if (across > 3 && isOver && !isScrolledAway(one) && !isScrolledAway(other)) {
          issues.add(`${one.words} lies over ${other.words}`)
        }
      }
    }
  }

  /** True if the text is scrolled out of an ancestor, such as a slide that is not in view. */
  function isScrolledAway({ text, box }: Line): boolean {
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue
      const room = at.getBoundingClientRect()
      if (box.left >= room.right || box.right <= room.left || box.top >= room.bottom) return true
    }
    return false
  }

  function checkPlaceholders(): void {
    const pen = document.createElement("canvas").getContext("2d")
    for (const field of document.querySelectorAll<HTMLInputElement>("input[placeholder]")) {
      if (!pen || field.placeholder === "" || isUnseen(field)) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = font
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (pen.measureText(field.placeholder).width > room + slackPx) {
        issues.add(`the example “${field.placeholder}” does not fit its field`)
      }
    }
  }

  function nameOf(element: Element): string {
    const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`)
    return `${element.localName}${element.id && `#${element.id}`}${classes.join("")}`
  }
}
