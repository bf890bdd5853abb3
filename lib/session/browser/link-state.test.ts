import { openLinkState } from "./link-state.ts"

describe("the link to the shop", () => {
  it("is lost with the first request that has no answer, and back with the next answer", () => {
    const changes: boolean[] = []
    const link = openLinkState(true, (isActive) => changes.push(isActive))
    for (const hasAnswered of [true, false, false, true, true]) link.note(hasAnswered)
    expect([changes, link.isActive()]).toEqual([[false, true], true])
  })

  it("starts as it was kept", () => {
    expect(openLinkState(false, () => {}).isActive()).toBe(false)
  })

  it("follows what another tab knows, and hands that on to nobody", () => {
    const changes: boolean[] = []
    const link = openLinkState(true, (isActive) => changes.push(isActive))
    link.follow(false)
    expect([changes, link.isActive()]).toEqual([[], false])
  })

  it("tells who listens, until they stop", () => {
    const link = openLinkState(true, () => {})
    let heard = 0
    const stop = link.subscribe(() => {
      heard += 1
    })
    link.note(false)
    stop()
    link.note(true)
    expect(heard).toBe(1)
  })
})
