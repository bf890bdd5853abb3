import { darken, lighten } from "../colour.ts"
import { num } from "../svg.ts"

export type Vertex = [x: number, y: number, z: number]
export type Face = { corners: Vertex[]; colour: string; isTwoSided?: boolean }

const light = normalise([-0.55, 0.75, 0.6])

function normalise([x, y, z]: Vertex): Vertex {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

function turn([x, y, z]: Vertex, angle: number, pitch: number): Vertex {
  const [x1, z1] = [
    x * Math.cos(angle) + z * Math.sin(angle),
    z * Math.cos(angle) - x * Math.sin(angle),
  ]
  return [
    x1,
    y * Math.cos(pitch) - z1 * Math.sin(pitch),
    y * Math.sin(pitch) + z1 * Math.cos(pitch),
  ]
}

function normalOf(corners: Vertex[]): Vertex {
  const [a, b, c] = [corners[0] ?? [0, 0, 0], corners[1] ?? [0, 0, 0], corners[2] ?? [0, 0, 0]]
  const [u, v] = [
    b.map((value, i) => value - (a[i] ?? 0)),
    c.map((value, i) => value - (a[i] ?? 0)),
  ]
  const cross = (i: number, j: number) => (u[i] ?? 0) * (v[j] ?? 0) - (u[j] ?? 0) * (v[i] ?? 0)
  return normalise([cross(1, 2), cross(2, 0), cross(0, 1)])
}

function shadeOf(colour: string, normal: Vertex): string {
  const lit = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]
  return lit > 0.45 ? lighten(colour, (lit - 0.45) * 0.62) : darken(colour, (0.45 - lit) * 0.62)
}

/**
 * Faces in three dimensions (y up, corners counter-clockwise from outside) as flat-shaded
 * polygons, turned by `angle` about the upright axis and seen from `pitch` above, in radians.
 */
export function mesh(faces: Face[], angle = 0, pitch = 0.2): string {
  return faces
    .map((face) => {
      const corners = face.corners.map((corner) => turn(corner, angle, pitch))
      const depth = corners.reduce((sum, corner) => sum + corner[2], 0) / corners.length
      return { corners, depth, normal: normalOf(corners), face }
    })
    .filter(({ normal, face }) => face.isTwoSided === true || normal[2] > 0)
    .sort((a, b) => a.depth - b.depth)
    .map(({ corners, normal, face }) => {
      const facing: Vertex = normal[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal
      const fill = normal[2] < 0 ? darken(face.colour, 0.4) : shadeOf(face.colour, facing)
      const path = corners.map(([x, y]) => `${num(x)} ${num(-y)}`).join("L")
      return `<path d="M${path}Z" fill="${fill}" stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"/>`
    })
    .join("")
}

/** A faceted body of revolution: rings of corners, each ring turned half a step from the last. */
export function facetedBody(
  rings: [heightPx: number, radiusPx: number][],
  sides: number,
  colour: string,
): Face[] {
  const corner = (ringIndex: number, side: number): Vertex => {
    const [y, radius] = rings[ringIndex] ?? [0, 0]
    const angle = ((side + (ringIndex % 2) / 2) / sides) * Math.PI * 2
    return [Math.sin(angle) * radius, y, Math.cos(angle) * radius]
  }
  const faces: Face[] = []
  for (let ringIndex = 0; ringIndex < rings.length - 1; ringIndex += 1) {
    for (let side = 0; side < sides; side += 1) {
      const shift = ringIndex % 2
      const [left, right] = [corner(ringIndex, side), corner(ringIndex, side + 1)]
      const [upLeft, upRight] = [corner(ringIndex + 1, side), corner(ringIndex + 1, side + 1)]
      const apex = shift === 1 ? upRight : upLeft
      const other = shift === 1 ? [left, upRight, upLeft] : [right, upRight, upLeft]
      faces.push({ corners: [left, right, apex], colour, isTwoSided: true })
      faces.push({ corners: other, colour, isTwoSided: true })
    }
  }
  return faces
}
