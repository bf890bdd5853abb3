import { FakeClock } from "./fake-clock.ts"
import { openRequestThrottle } from "./request-throttle.ts"

describe("the request throttle", () => {
  it("starts requests 50 ms apart, in the order they were made", async () => {
    const clock = new FakeClock()
    const line = openRequestThrottle(clock)
    const start = clock.now()
    const started: [string, number][] = []
    for (const name of ["first", "second", "third", "fourth"]) {
      void line.waitForSlot().then(() => started.push([name, clock.now() - start]))
    }
    await clock.pass(1_000)
    expect(started).toEqual([
      ["first", 0],
      ["second", 50],
      ["third", 100],
      ["fourth", 150],
    ])
  })

  it("starts a request at once after a pause", async () => {
    const clock = new FakeClock()
    const line = openRequestThrottle(clock)
    await line.waitForSlot()
    await clock.pass(50)
    const before = clock.now()
    await line.waitForSlot()
    expect(clock.now()).toBe(before)
  })

  it("does not wait for hours if the clock was set back", async () => {
    const clock = new FakeClock()
    const line = openRequestThrottle(clock)
    await line.waitForSlot()
    clock.sleep(-3 * 3_600_000)
    const before = clock.now()
    await line.waitForSlot()
    expect(clock.now()).toBe(before)
  })
})
