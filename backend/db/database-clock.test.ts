import { jest } from "@jest/globals"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { DatabaseClock } from "./database-clock.ts"
import { openDatabase } from "./pool.ts"

const hourMs = 3_600_000
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const readOffMs = ({ now }: DatabaseClock) => Math.abs(now().getTime() - Date.now())

describe("DatabaseClock", () => {
  it.each([hourMs, -hourMs])(
    "adopts the database time if the local clock is off by %i ms",
    async (ms) => {
      const clock = new DatabaseClock(database.db, Date.now() + ms)
      expect(readOffMs(clock)).toBeGreaterThan(hourMs - 1_000)
      await clock.measure()
      expect(readOffMs(clock)).toBeLessThan(1_000)
    },
  )

  it("uses the local clock while it is accurate to a second", async () => {
    const clock = new DatabaseClock(database.db, Date.now() - 700)
    await clock.measure()
    expect(readOffMs(clock)).toBeGreaterThan(600)
  })

  it("stays monotonic when the local wall clock is set back", () => {
    const clock = new DatabaseClock(database.db)
    const before = clock.now().getTime()
    const wall = jest.spyOn(Date, "now").mockReturnValue(before - hourMs)
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before)
    wall.mockRestore()
  })

  it("continues from the last measurement while the database is unreachable", async () => {
    const lost = openDatabase(database.url)
    const clock = new DatabaseClock(lost, Date.now() + hourMs)
    await clock.measure()
    await lost.destroy()
    await clock.start()
    clock.stop()
    expect(readOffMs(clock)).toBeLessThan(1_000)
  })

  it("schedules no measurement if it is stopped during the first one", async () => {
    const lost = openDatabase(database.url)
    const clock = new DatabaseClock(lost)
    await clock.measure()
    await lost.destroy()
    jest.useFakeTimers()
    const starting = clock.start()
    clock.stop()
    await starting
    const timers = jest.getTimerCount()
    jest.useRealTimers()
    expect(timers).toBe(0)
  })
})
