import { type FrameHeight, resolveFrameHeight } from "./resolve-frame-height.ts"

const fresh: FrameHeight = { heightPx: 300, reservedPx: 0, changedAtMs: -10_000, rapidChanges: 0 }

describe("height of an embedded code frame", () => {
  it("grows and shrinks with its content", () => {
    expect(resolveFrameHeight(fresh, 812.4, 0).heightPx).toBe(813)
    expect(resolveFrameHeight(fresh, 20, 0).heightPx).toBe(20)
  })

  it("is never less than its reserved height", () => {
    expect(resolveFrameHeight({ ...fresh, reservedPx: 200 }, 20, 0).heightPx).toBe(200)
  })

  it("is at most 5000 pixels", () => {
    expect(resolveFrameHeight(fresh, 1e9, 0).heightPx).toBe(5_000)
  })

  it("ignores a change of one pixel", () => {
    expect(resolveFrameHeight(fresh, 301, 0)).toBe(fresh)
  })

  it("stops a resize loop, and follows the content again after a pause", () => {
    let frame = fresh
    for (let at = 0; at < 1_000; at += 1) frame = resolveFrameHeight(frame, frame.heightPx + 20, at)
    expect(frame.heightPx).toBe(300 + 21 * 20)
    expect(resolveFrameHeight(frame, 100, 10_000).heightPx).toBe(100)
  })
})
