let lastId = 0

/** Resets the ids of gradients, so that an illustration does not depend on the ones before it. */
export function startIdSequence(): void {
  lastId = 0
}

function nextId(): string {
  lastId += 1
  return `d${lastId}`
}

/** Formats a number for SVG with at most two decimals. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}

type Stop = [offset: number, colour: string, opacity?: number]

function renderStops(stops: Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("")
}

type Paint = { defs: string; url: string }

/** Builds a linear gradient over the shape it fills, left to right or top to bottom. */
export function buildLinearGradient(stops: Stop[], direction: "right" | "down" = "right"): Paint {
  const id = nextId()
  const end = direction === "right" ? `x2="1" y2="0"` : `x2="0" y2="1"`
  const defs = `<linearGradient id="${id}" x1="0" y1="0" ${end}>${renderStops(stops)}</linearGradient>`
  return { defs, url: `url(#${id})` }
}

/** Builds a radial gradient; centre and radius are fractions of the shape's bounding box. */
export function buildRadialGradient(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): Paint {
  const id = nextId()
  const defs = `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${renderStops(stops)}</radialGradient>`
  return { defs, url: `url(#${id})` }
}

/** Renders content clipped by a path. */
export function renderClipped(path: string, content: string): string {
  const id = nextId()
  return `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Renders content translated, then scaled and rotated (in degrees) about its origin. */
export function renderTransformed(
  content: string,
  x: number,
  y: number,
  scale = 1,
  rotationDeg = 0,
): string {
  const rotate = rotationDeg === 0 ? "" : ` rotate(${formatNumber(rotationDeg)})`
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(scale)})${rotate}">${content}</g>`
}

/** Renders a text in the shop's label font, centred at `x`. */
export function renderText(
  content: string,
  x: number,
  y: number,
  sizePx: number,
  colour: string,
  attributes = "",
): string {
  return `<text x="${formatNumber(x)}" y="${formatNumber(y)}" font-family="DejaVu Sans Condensed, DejaVu Sans, sans-serif" font-size="${formatNumber(sizePx)}" fill="${colour}" text-anchor="middle" ${attributes}>${content}</text>`
}

/** Renders a complete SVG document of this size around its content. */
export function renderSvgDocument(content: string, widthPx = 1600, heightPx = 1200): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${content}</svg>`
}

/** An illustration: its file below the media folder, without extension, and its SVG renderer. */
export type Illustration = {
  file: string
  renderSvg: () => string
  widthPx?: number
  heightPx?: number
}
