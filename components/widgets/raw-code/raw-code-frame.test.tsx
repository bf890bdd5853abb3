/** @jest-environment jsdom */

import { act, render } from "@testing-library/react"
import { type FrameHeight, RawCodeFrame, resolveFrameHeight } from "./raw-code-frame.tsx"

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

function showFrame(reservedPx = 0) {
  const { container } = render(
    <RawCodeFrame
      src="/api/raw-code/about/1"
      title="Sums"
      initialPx={300}
      reservedPx={reservedPx}
    />,
  )
  const frame = container.querySelector("iframe")
  if (!frame) throw new Error("no frame")
  const dispatchMessage = (
    data: unknown,
    source: MessageEventSource | null = frame.contentWindow,
  ) =>
    act(() => {
      window.dispatchEvent(new MessageEvent("message", { data, source }))
    })
  return { frame, dispatchMessage }
}

describe("raw code frame", () => {
  it("sandboxes the code: scripts, forms and popups only", () => {
    const { frame } = showFrame()
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-popups")
    expect(frame).toHaveAttribute("loading", "lazy")
    expect(frame).toHaveAttribute("title", "Sums")
  })

  it("has a default height until the code posts its own", () => {
    const { frame, dispatchMessage } = showFrame()
    expect(frame.style.height).toBe("300px")
    dispatchMessage({ frameHeight: 412 })
    expect(frame.style.height).toBe("412px")
  })

  it("ignores messages from other windows", () => {
    const { frame, dispatchMessage } = showFrame()
    dispatchMessage({ frameHeight: 412 }, window)
    dispatchMessage({ frameHeight: 413 }, null)
    expect(frame.style.height).toBe("300px")
  })

  it.each([["412"], [{ frameHeight: "412" }], [{ frameHeight: Number.NaN }], [null], [412]])(
    "ignores an invalid height: %j",
    (data) => {
      const { frame, dispatchMessage } = showFrame()
      dispatchMessage(data)
      expect(frame.style.height).toBe("300px")
    },
  )

  it("is never less high than its reserved height", () => {
    const { frame, dispatchMessage } = showFrame(300)
    dispatchMessage({ frameHeight: 40 })
    expect(frame.style.height).toBe("300px")
  })
})
