import { FakeClock } from "#tests/fakes/clock.ts"
import { openReadiness } from "./readiness.ts"

describe("the readiness for API calls", () => {
  it("is reached after two seconds if the first token check takes longer", async () => {
    const clock = new FakeClock()
    const readiness = openReadiness(clock)
    let isSent = false
    void readiness.whenReady().then(() => {
      isSent = true
    })
    await clock.pass(1_999)
    expect(isSent).toBe(false)
    await clock.pass(1)
    expect(isSent).toBe(true)
  })

  it("is reached two seconds after the page's client started, whenever it is loaded", async () => {
    const clock = new FakeClock()
    const readiness = openReadiness(clock, clock.now() - 2_000)
    await readiness.whenReady()
    expect(clock.now()).toBe(new FakeClock().now())
  })

  it("is polled every 100 ms after the first token check", async () => {
    const clock = new FakeClock()
    const readiness = openReadiness(clock)
    const sentAt: number[] = []
    const start = clock.now()
    for (let count = 0; count < 3; count += 1) {
      void readiness.whenReady().then(() => sentAt.push(clock.now() - start))
    }
    await clock.pass(250)
    readiness.markReady()
    await clock.pass(1_000)
    expect(sentAt).toEqual([300, 300, 300])
  })

  it("resolves at once after the first token check is done", async () => {
    const clock = new FakeClock()
    const readiness = openReadiness(clock)
    readiness.markReady()
    await readiness.whenReady()
    expect(clock.now()).toBe(new FakeClock().now())
  })
})
