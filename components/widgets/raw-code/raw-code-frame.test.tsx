/** @jest-environment jsdom */
import { act, render } from "@testing-library/react"
import { RawCodeFrame } from "./raw-code-frame.tsx"

function showFrame(reservedPx = 0) {
  const { container } = render(
    <RawCodeFrame src="/api/raw-code/about/1" title="Sums" firstPx={300} reservedPx={reservedPx} />,
  )
  const frame = container.querySelector("iframe")
  if (!frame) throw new Error("no frame")
  const tell = (data: unknown, source: MessageEventSource | null = frame.contentWindow) =>
    act(() => {
      window.dispatchEvent(new MessageEvent("message", { data, source }))
    })
  return { frame, tell }
}

describe("the frame of an editor's code", () => {
  it("lets its code run, and nothing more", () => {
    const { frame } = showFrame()
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-popups")
    expect(frame).toHaveAttribute("loading", "lazy")
    expect(frame).toHaveAttribute("title", "Sums")
  })

  it("has a fixed height until its code has told one, and then that", () => {
    const { frame, tell } = showFrame()
    expect(frame.style.height).toBe("300px")
    tell({ frameHeight: 412 })
    expect(frame.style.height).toBe("412px")
  })

  it("listens to nobody else", () => {
    const { frame, tell } = showFrame()
    tell({ frameHeight: 412 }, window)
    tell({ frameHeight: 413 }, null)
    expect(frame.style.height).toBe("300px")
  })

  it.each([["412"], [{ frameHeight: "412" }], [{ frameHeight: Number.NaN }], [null], [412]])(
    "ignores what is no height: %j",
    (data) => {
      const { frame, tell } = showFrame()
      tell(data)
      expect(frame.style.height).toBe("300px")
    },
  )

  it("keeps the room it was given", () => {
    const { frame, tell } = showFrame(300)
    tell({ frameHeight: 40 })
    expect(frame.style.height).toBe("300px")
  })
})
