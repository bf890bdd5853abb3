import { FakeClock } from "#tests/fakes/clock.ts"
import { isCheckDue, startTokenPolling, type TokenEnd } from "./session-client.ts"

const now = Date.parse("2026-11-03T00:00:00.000Z")

function watch(end: TokenEnd, isLinkActive = true) {
  const clock = new FakeClock(now)
  const known = { end, isLinkActive }
  const checkedAfter: number[] = []
  const stop = startTokenPolling({
    clock,
    getEnd: () => known.end,
    isLinkActive: () => known.isLinkActive,
    check: () => checkedAfter.push(clock.now() - now),
  })
  return { clock, known, checkedAfter, stop }
}

describe("the access token", () => {
  it.each([
    [now + 30_001, false],
    [now + 30_000, true],
    [now + 1, true],
    [now - 86_400_000, true],
    ["unknown", true],
    ["none", false],
  ] as const)("that expires at %s is due for a check: %s", (end, isDue) => {
    expect(isCheckDue(end, now)).toBe(isDue)
  })

  it("is polled every ten seconds and refreshed once thirty seconds or less are left", async () => {
    const { clock, known, checkedAfter } = watch(now + 65_000)
    await clock.pass(39_999)
    expect(checkedAfter).toEqual([])
    await clock.pass(1)
    expect(checkedAfter).toEqual([40_000])
    known.end = now + 900_000
    await clock.pass(60_000)
    expect(checkedAfter).toHaveLength(1)
  })

  it("is refreshed at the first poll after the computer has slept", async () => {
    const { clock, checkedAfter } = watch(now + 900_000)
    await clock.pass(10_000)
    clock.sleep(3_600_000)
    await clock.pass(0)
    expect(checkedAfter).toHaveLength(1)
  })

  it("is checked every ten seconds while the server is unreachable", async () => {
    const { clock, known, checkedAfter } = watch(now + 900_000, false)
    await clock.pass(20_000)
    expect(checkedAfter).toEqual([0, 10_000, 20_000])
    known.isLinkActive = true
    await clock.pass(60_000)
    expect(checkedAfter).toHaveLength(3)
  })

  it("is left alone once polling is stopped", async () => {
    const { clock, checkedAfter, stop } = watch("unknown")
    stop()
    await clock.pass(60_000)
    expect(checkedAfter).toEqual([0])
  })
})
