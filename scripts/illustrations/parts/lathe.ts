import { darken, lighten } from "../colour.ts"
import { linear, num, type Point } from "../svg.ts"

/** Share of its width that a circle seen slightly from above keeps as height. */
export const tilt = 0.17

export type Profile = [heightPx: number, radiusPx: number][]
export type Finish = "matte" | "gloss" | "metal" | "glow"

function ring(radius: number, y: number, sweep: 0 | 1): string {
  const end = sweep === 0 ? radius : -radius
  return `A${num(radius)} ${num(radius * tilt)} 0 0 ${sweep} ${num(end)} ${num(y)}`
}

function buildShading(finish: Finish) {
  const [dark, light] = {
    matte: [0.34, 0.2],
    gloss: [0.42, 0.5],
    metal: [0.55, 0.75],
    glow: [0.14, 0.2],
  }[finish] as [number, number]
  return linear([
    [0, "#1b1310", dark],
    [0.16, "#1b1310", dark * 0.35],
    [0.3, "#ffffff", light],
    [0.4, "#ffffff", finish === "matte" ? light * 0.5 : 0.03],
    [0.62, "#1b1310", 0.02],
    [0.86, "#1b1310", dark * 0.75],
    [1, "#1b1310", dark * (finish === "metal" ? 0.4 : 1.15)],
  ])
}

/** Points between the given ones, so that a curve through them looks turned on a lathe. */
export function refine(profile: Profile, steps = 7): Profile {
  const at = (index: number): [number, number] =>
    profile[Math.min(profile.length - 1, Math.max(0, index))] ?? [0, 0]
  const fine: Profile = []
  for (let index = 0; index < profile.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      const curve = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      fine.push([curve(0), Math.max(0.5, curve(1))])
    }
  }
  fine.push(at(profile.length - 1))
  return fine
}

/** A solid body of revolution, base at the origin, shaded as if lit from the upper left. */
export function lathe(
  profile: Profile,
  colour: string,
  finish: Finish = "matte",
  isClosed = true,
): string {
  const shading = buildShading(finish)
  let drawing = `<defs>${shading.defs}</defs>`
  for (let index = 0; index < profile.length - 1; index += 1) {
    const [lowY, lowR] = profile[index] ?? [0, 0]
    const [highY, highR] = profile[index + 1] ?? [0, 0]
    const slope = (lowR - highR) / Math.max(1, highY - lowY)
    const base =
      slope > 0
        ? lighten(colour, Math.min(0.3, slope * 0.16))
        : darken(colour, Math.min(0.3, -slope * 0.2))
    const path = `M${num(-lowR)} ${num(-lowY)}${ring(lowR, -lowY, 0)}L${num(highR)} ${num(-highY - 0.6)}${ring(highR, -highY - 0.6, 1)}Z`
    drawing += `<path d="${path}" fill="${base}"/><path d="${path}" fill="${shading.url}"/>`
  }
  return isClosed ? drawing + lid(profile, colour) : drawing
}

function lid(profile: Profile, colour: string): string {
  const [y, radius] = profile.at(-1) ?? [0, 0]
  const top = linear([
    [0, lighten(colour, 0.12)],
    [1, lighten(colour, 0.34)],
  ])
  return `<defs>${top.defs}</defs><ellipse cx="0" cy="${num(-y)}" rx="${num(radius)}" ry="${num(radius * tilt)}" fill="${top.url}"/>`
}

/** The opening of a hollow body at the given height: a dark hollow inside a lit rim. */
export function opening(y: number, radius: number, wall: number, colour: string): string {
  const hollow = linear(
    [
      [0, darken(colour, 0.62)],
      [1, darken(colour, 0.3)],
    ],
    "down",
  )
  const inner = radius - wall
  return `<defs>${hollow.defs}</defs><ellipse cx="0" cy="${num(-y)}" rx="${num(radius)}" ry="${num(radius * tilt)}" fill="${lighten(colour, 0.3)}"/><ellipse cx="0" cy="${num(-y + wall * 0.1)}" rx="${num(inner)}" ry="${num(inner * tilt)}" fill="${hollow.url}"/>`
}

/** Outline of a body of revolution, for glass and for cutting patterns to its shape. */
export function silhouette(profile: Profile): string {
  const first: [number, number] = profile[0] ?? [0, 0]
  const last: [number, number] = profile.at(-1) ?? [0, 0]
  const right: Point[] = profile.map(([y, r]) => [r, -y])
  const left: Point[] = profile.map<Point>(([y, r]) => [-r, -y]).reverse()
  const side = (points: Point[]) => points.map(([x, y]) => `L${num(x)} ${num(y)}`).join("")
  const start = `M${num(-first[1])} ${num(-first[0])}${ring(first[1], -first[0], 0)}`
  return `${start}${side(right)}${ring(last[1], -last[0], 1)}${side(left)}Z`
}

/** A body of clear or tinted glass. */
export function glass(profile: Profile, tint = "#dfeaec", density = 0.28): string {
  const path = silhouette(profile)
  const body = linear([
    [0, tint, Math.min(1, density * 2.6)],
    [0.12, tint, density * 0.9],
    [0.5, tint, density * 0.5],
    [0.88, tint, density],
    [1, tint, Math.min(1, density * 2.8)],
  ])
  const shine = linear([
    [0.1, "#ffffff", 0],
    [0.16, "#ffffff", 0.75],
    [0.22, "#ffffff", 0.12],
    [0.3, "#ffffff", 0],
    [0.82, "#ffffff", 0],
    [0.88, "#ffffff", 0.35],
    [0.92, "#ffffff", 0],
  ])
  const [topY, topR] = profile.at(-1) ?? [0, 0]
  return `<defs>${body.defs}${shine.defs}</defs><path d="${path}" fill="${body.url}" stroke="${darken(tint, 0.3)}" stroke-opacity="0.55" stroke-width="3"/><path d="${path}" fill="${shine.url}"/><ellipse cx="0" cy="${num(-topY)}" rx="${num(topR)}" ry="${num(topR * tilt)}" fill="#ffffff" fill-opacity="0.22" stroke="${darken(tint, 0.2)}" stroke-opacity="0.6" stroke-width="4"/>`
}
