import { describe, expect, it } from "@jest/globals"
import { findHoldLimit, type HoldParty, type StockHold } from "./hold-limit.ts"

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
const holdMs = 30 * minuteMs
const now = new Date("2026-11-23T12:00:00Z")
const ann: HoldParty = { userId: 1, network: "home", address: "1 Pier Road" }

/** A reservation that lasted this many minutes and ended `endedAgo` minutes ago. */
function held(party: Partial<HoldParty>, minutes: number, endedAgo = 1): StockHold {
  const until = new Date(now.getTime() - endedAgo * minuteMs)
  const from = new Date(until.getTime() - minutes * minuteMs)
  return { userId: 9, network: "", address: "", ...party, from, until }
}
const times = (count: number, hold: StockHold) => Array.from({ length: count }, () => hold)
const find = (holds: StockHold[], party = ann) => findHoldLimit(holds, party, { holdMs, now })

describe("the limits of unpaid stock reservations", () => {
  it("allow a customer three reservations", () => {
    const hold = held({ userId: 1 }, 30)
    expect([find([]), find(times(2, hold)), find(times(3, hold))]).toEqual([null, null, "customer"])
  })

  it("allow a customer 90 minutes in all, however many orders supersede each other", () => {
    const hold = held({ userId: 1 }, 3)
    expect([find(times(29, hold)), find(times(30, hold))]).toEqual([null, "customer"])
    expect([find([held({ userId: 1 }, 89)]), find([held({ userId: 1 }, 90)])]).toEqual([
      null,
      "customer",
    ])
  })

  it("allow five reservations per delivery address and ten per network", () => {
    const [there, near] = [held({ address: ann.address }, 30), held({ network: "home" }, 30)]
    expect([find(times(4, there)), find(times(5, there))]).toEqual([null, "address"])
    expect([find(times(9, near)), find(times(10, near))]).toEqual([null, "network"])
  })

  it("ignore reservations of unrelated customers", () => {
    expect(find(times(50, held({ network: "work", address: "2 Pier Road" }, 30)))).toBeNull()
  })

  it("ignore reservations of others whose address or network is unknown, as is this customer's", () => {
    expect(find(times(50, held({}, 30)), { userId: 1, network: "", address: "" })).toBeNull()
  })

  it("expire after a week for the customer and after a day for address and network", () => {
    const week = 7 * 1_440
    expect(find(times(3, held({ userId: 1 }, 30, week - 1)))).toBe("customer")
    expect(find(times(3, held({ userId: 1 }, 30, week)))).toBeNull()
    expect(find(times(10, held({ network: "home" }, 30, dayMs / minuteMs - 1)))).toBe("network")
    expect(find(times(10, held({ network: "home" }, 30, dayMs / minuteMs)))).toBeNull()
  })
})
