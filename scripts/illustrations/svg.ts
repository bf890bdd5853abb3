let lastId = 0

/** Starts the numbering of gradients anew, so that a picture does not depend on its predecessors. */
export function resetIds(): void {
  lastId = 0
}

function nextId(): string {
  lastId += 1
  return `d${lastId}`
}

/** A number as SVG needs it: at most two decimals. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export type Stop = [offset: number, colour: string, opacity?: number]

function renderStops(stops: Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("")
}

export type Paint = { defs: string; url: string }

/** Left-to-right gradient (or top-to-bottom) over the shape it fills. */
export function linear(stops: Stop[], direction: "right" | "down" = "right"): Paint {
  const id = nextId()
  const end = direction === "right" ? `x2="1" y2="0"` : `x2="0" y2="1"`
  const defs = `<linearGradient id="${id}" x1="0" y1="0" ${end}>${renderStops(stops)}</linearGradient>`
  return { defs, url: `url(#${id})` }
}

/** Gradient from a point (as shares of the shape's box) outwards. */
export function radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): Paint {
  const id = nextId()
  const defs = `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${renderStops(stops)}</radialGradient>`
  return { defs, url: `url(#${id})` }
}

/** The content, visible only inside the path. */
export function clip(path: string, content: string): string {
  const id = nextId()
  return `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** The content moved, then scaled and turned about its own origin. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn === 0 ? "" : ` rotate(${num(turn)})`
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})${rotate}">${content}</g>`
}

/** Lettering in the shop's label face. */
export function text(
  content: string,
  x: number,
  y: number,
  sizePx: number,
  colour: string,
  more = "",
): string {
  return `<text x="${num(x)}" y="${num(y)}" font-family="DejaVu Sans Condensed, DejaVu Sans, sans-serif" font-size="${num(sizePx)}" fill="${colour}" text-anchor="middle" ${more}>${content}</text>`
}
