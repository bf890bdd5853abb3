import { siteConfigSchema } from "../site.ts"
import { getShopDay, parseDispatchCalendar, resolveArrival } from "./business-days.ts"

function arrive(
  orderedOn: string,
  settings: object = {},
  days = { handlingDays: { from: 2, to: 3 }, transitDays: { from: 3, to: 5 } },
) {
  const { dispatch } = siteConfigSchema.parse({ dispatch: settings })
  const calendar = parseDispatchCalendar(dispatch)
  if (calendar === null) throw new Error("no day of dispatch")
  return resolveArrival(orderedOn, days, calendar)
}

describe("the days between which a parcel arrives", () => {
  it("are business days: ordered on Thursday, it leaves from Monday and arrives from Thursday", () => {
    expect(arrive("2026-11-26")).toEqual({ from: "2026-12-03", to: "2026-12-08" })
  })

  it("count from the next business day if it is ordered on a weekend", () => {
    expect(arrive("2026-11-28")).toEqual(arrive("2026-11-29"))
    expect(arrive("2026-11-28")).toEqual({ from: "2026-12-04", to: "2026-12-09" })
  })

  it("leave out public holidays, also of the next year", () => {
    expect(arrive("2026-12-22")).toEqual({ from: "2026-12-31", to: "2027-01-06" })
  })

  it("wait for a weekday on which parcels leave", () => {
    const onTuesdays = { monday: false, wednesday: false, thursday: false, friday: false }
    expect(arrive("2026-11-26", onTuesdays)).toEqual({ from: "2026-12-04", to: "2026-12-08" })
  })

  it("leave out days on which the shop is closed, but not in transit", () => {
    const settings = { closed_days: "2026-11-30, 2026-12-04" }
    expect(arrive("2026-11-26", settings)).toEqual({ from: "2026-12-04", to: "2026-12-09" })
  })

  it("are the day of the order if nothing takes time", () => {
    const none = { from: 0, to: 0 }
    const days = { handlingDays: none, transitDays: none }
    expect(arrive("2026-11-26", {}, days)).toEqual({ from: "2026-11-26", to: "2026-11-26" })
  })
})

describe("the calendar of the shop", () => {
  it("is none if parcels leave on no day", () => {
    const days = ["monday", "tuesday", "wednesday", "thursday", "friday"]
    const dispatch = Object.fromEntries(days.map((day) => [day, false]))
    expect(parseDispatchCalendar(siteConfigSchema.parse({ dispatch }).dispatch)).toBeNull()
  })

  it("rejects closed days that are not dates", () => {
    for (const closed_days of ["Christmas", "2026-02-30", "24/12/2026"]) {
      expect(siteConfigSchema.safeParse({ dispatch: { closed_days } }).success).toBe(false)
    }
  })

  it("has the day of Brisbane", () => {
    expect(getShopDay(new Date("2026-11-25T14:00:00Z"))).toBe("2026-11-26")
    expect(getShopDay(new Date("2026-11-25T13:59:59Z"))).toBe("2026-11-25")
  })
})
