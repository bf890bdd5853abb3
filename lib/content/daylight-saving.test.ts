import { execFileSync } from "node:child_process"
import { getNextChange, isVisible, type Schedule } from "./schedule.ts"

/**
 * Times that an editor in Sydney meant, as the editing system stores them. Clocks there go back on
 * 5 April 2026 at 03:00 (UTC+11 becomes UTC+10) and forward on 4 October 2026 at 02:00.
 */
const sydney = {
  "5 April 02:30, the first time": "2026-04-04T15:30:00.000Z",
  "5 April 02:30, the second time": "2026-04-04T16:30:00.000Z",
  "5 April 09:00": "2026-04-04T23:00:00.000Z",
  "3 October 09:00": "2026-10-02T23:00:00.000Z",
  "4 October 01:59:59": "2026-10-03T15:59:59.000Z",
  "4 October 03:00": "2026-10-03T16:00:00.000Z",
  "4 October 09:00": "2026-10-03T22:00:00.000Z",
} as const
type LocalTime = keyof typeof sydney

const at = (time: LocalTime) => Date.parse(sydney[time])

function between(first: LocalTime | null, last: LocalTime | null): Schedule {
  return {
    isEditing: false,
    isHidden: false,
    hiddenBefore: first && sydney[first],
    hiddenAfter: last && sydney[last],
  }
}

it("stores the times of Sydney's clocks", () => {
  const read = (time: LocalTime) =>
    new Intl.DateTimeFormat("en-AU", {
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "Australia/Sydney",
    }).format(at(time))
  expect(read("5 April 02:30, the first time")).toBe("5 April at 02:30")
  expect(read("5 April 02:30, the second time")).toBe("5 April at 02:30")
  expect(read("4 October 01:59:59")).toBe("4 October at 01:59")
  expect(read("4 October 03:00")).toBe("4 October at 03:00")
})

describe("when clocks go back", () => {
  it("hides a block that ends at 02:30 the first time at 02:30 the second time", () => {
    const block = between(null, "5 April 02:30, the first time")
    expect(isVisible(block, at("5 April 02:30, the first time"))).toBe(true)
    expect(isVisible(block, at("5 April 02:30, the second time"))).toBe(false)
  })

  it("counts the hour that comes twice as an hour", () => {
    const first = "5 April 02:30, the first time"
    const change = getNextChange([between("5 April 02:30, the second time", null)], at(first))
    expect((change ?? 0) - at(first)).toBe(3_600_000)
  })
})

describe("when clocks go forward", () => {
  it("shows a block from 03:00 on a second after one until 01:59:59", () => {
    const night = between(null, "4 October 01:59:59")
    const morning = between("4 October 03:00", null)
    const now = at("4 October 03:00")
    expect([isVisible(night, now), isVisible(morning, now)]).toEqual([false, true])
    expect([isVisible(night, now - 1_000), isVisible(morning, now - 1_000)]).toEqual([true, false])
  })

  it("counts 23 hours from nine o'clock the day before to nine o'clock", () => {
    const now = at("3 October 09:00")
    const change = getNextChange([between("4 October 09:00", null)], now)
    expect((change ?? 0) - now).toBe(23 * 3_600_000)
  })
})

describe("a server's own time zone", () => {
  const script = `
    import { getNextChange, isVisible } from ${JSON.stringify(new URL("./schedule.ts", import.meta.url).href)}
    const block = { isEditing: false, isHidden: false, hiddenBefore: ${JSON.stringify(sydney["4 October 03:00"])}, hiddenAfter: ${JSON.stringify(sydney["4 October 09:00"])} }
    const times = ${JSON.stringify(Object.values(sydney))}.map((text) => Date.parse(text))
    console.log(JSON.stringify([
      new Date(2026, 9, 4, 12).toISOString(),
      times.map((now) => isVisible(block, now)),
      times.map((now) => getNextChange([block], now)),
    ]))`
  const runIn = (zone: string): unknown[] =>
    JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
        env: { ...process.env, TZ: zone },
        encoding: "utf8",
      }),
    )

  it("changes neither visibility nor the next change by the server's time zone", () => {
    const zones = ["UTC", "Australia/Brisbane", "Australia/Sydney", "America/New_York"]
    const [first, ...others] = zones.map(runIn)
    expect(new Set([first, ...others].map((result) => result?.[0])).size).toBeGreaterThan(2)
    expect(first?.[1]).toEqual([false, false, false, false, false, true, true])
    for (const result of others) expect(result.slice(1)).toEqual(first?.slice(1))
  })
})
