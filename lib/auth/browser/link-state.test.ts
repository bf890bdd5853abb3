import { openLinkState } from "./link-state.ts"

describe("the link state", () => {
  it("becomes inactive with the first request without a response, and active with the next response", () => {
    const changes: boolean[] = []
    const link = openLinkState(true, (isActive) => changes.push(isActive))
    for (const hasResponse of [true, false, false, true, true]) link.record(hasResponse)
    expect([changes, link.isActive()]).toEqual([[false, true], true])
  })

  it("starts with the stored state", () => {
    expect(openLinkState(false, () => {}).isActive()).toBe(false)
  })

  it("follows another tab without publishing the change", () => {
    const changes: boolean[] = []
    const link = openLinkState(true, (isActive) => changes.push(isActive))
    link.follow(false)
    expect([changes, link.isActive()]).toEqual([[], false])
  })

  it("notifies subscribers until they unsubscribe", () => {
    const link = openLinkState(true, () => {})
    let changeCount = 0
    const stop = link.subscribe(() => {
      changeCount += 1
    })
    link.record(false)
    stop()
    link.record(true)
    expect(changeCount).toBe(1)
  })
})
