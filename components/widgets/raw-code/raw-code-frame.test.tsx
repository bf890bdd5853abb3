/** @jest-environment jsdom */
import { act, render } from "@testing-library/react"
import { RawCodeFrame } from "./raw-code-frame.tsx"

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
