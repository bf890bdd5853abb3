import { buildScrollAnimation } from "./build-scroll-animation.ts"

const buildFrom = (type: string, extra: object = {}) =>
  buildScrollAnimation({
    type,
    easing: "ease",
    offsetPx: 120,
    durationMs: 400,
    delayMs: 0,
    ...extra,
  })

const directions = ["up", "down", "left", "right"]
const diagonals = ["up-left", "up-right", "down-left", "down-right"]
const known = [
  "fade",
  ...[...directions, ...diagonals].map((direction) => `fade-${direction}`),
  ...["flip", "slide", "zoom-in", "zoom-out"].flatMap((kind) =>
    directions.map((direction) => `${kind}-${direction}`),
  ),
  "zoom-in",
  "zoom-out",
]

describe("scroll animation", () => {
  it.each(known)("has a start keyframe for type %s", (type) => {
    expect(Object.keys(buildFrom(type)?.from ?? {})).not.toEqual([])
  })

  it("has a distinct start keyframe for each of its 27 types", () => {
    const starts = new Set(known.map((type) => JSON.stringify(buildFrom(type)?.from)))
    expect(starts.size).toBe(27)
    expect(known).toHaveLength(27)
  })

  it.each(["", "none", "explode", "slide", "flip", "fade-", "zoom-in-up-left", "flip-up-left"])(
    "is null for the unknown type %j",
    (type) => expect(buildFrom(type)).toBeNull(),
  )

  it("has the easing, offset, duration and delay of its settings", () => {
    const extra = { easing: "ease-in-out-back", offsetPx: 40, durationMs: 900, delayMs: 50 }
    expect(buildFrom("fade-up", extra)).toEqual({
      from: { opacity: 0, transform: "translate(0,100px)" },
      easing: "cubic-bezier(.68,-.55,.265,1.55)",
      offsetPx: 40,
      durationMs: 900,
      delayMs: 50,
    })
  })

  it("falls back to ease, and clamps offset, duration and delay", () => {
    const extra = { easing: "steps(1)", offsetPx: -5, durationMs: 1e9, delayMs: 1e9 }
    expect(buildFrom("fade", extra)).toMatchObject({
      easing: "ease",
      offsetPx: 0,
      durationMs: 10_000,
      delayMs: 10_000,
    })
  })
})
