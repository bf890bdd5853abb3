import { getNextChange, isVisible, type Schedule } from "./schedule.ts"

const always: Schedule = {
  isEditing: false,
  isHidden: false,
  hiddenBefore: null,
  hiddenAfter: null,
}
const christmas: Schedule = {
  ...always,
  hiddenBefore: "2026-12-01T00:00:00Z",
  hiddenAfter: "2026-12-25T13:59:59Z",
}
const at = (time: string) => Date.parse(time)

describe("visibility", () => {
  it("shows what nothing limits", () => {
    expect(isVisible(always, at("2026-06-01T00:00:00Z"))).toBe(true)
  })

  it("shows what is being edited, whatever else is set", () => {
    const edited = { ...christmas, isHidden: true, isEditing: true }
    expect(isVisible(edited, at("2026-06-01T00:00:00Z"))).toBe(true)
    expect(getNextChange([edited], at("2026-06-01T00:00:00Z"))).toBeNull()
  })

  it("hides what starts after it has ended", () => {
    const turned = {
      ...always,
      hiddenBefore: "2026-12-25T00:00:00Z",
      hiddenAfter: "2026-12-01T00:00:00Z",
    }
    for (const day of ["11-30", "12-01", "12-10", "12-25", "12-26"]) {
      expect(isVisible(turned, at(`2026-${day}T00:00:00Z`))).toBe(false)
    }
  })

  it("hides what is hidden, whatever its dates", () => {
    expect(isVisible({ ...christmas, isHidden: true }, at("2026-12-10T00:00:00Z"))).toBe(false)
  })

  it.each([
    ["before the first time", "2026-11-30T23:59:59Z", false],
    ["at the first time", "2026-12-01T00:00:00Z", true],
    ["at the last time", "2026-12-25T13:59:59Z", true],
    ["after the last time", "2026-12-25T14:00:00Z", false],
  ])("shows a block by its dates %s", (_case, time, seen) => {
    expect(isVisible(christmas, at(time))).toBe(seen)
  })
})

describe("the next change", () => {
  it("returns null where nothing is scheduled", () => {
    expect(getNextChange([always], at("2026-06-01T00:00:00Z"))).toBeNull()
  })

  it("returns the earliest of all changes", () => {
    const later = { ...always, hiddenBefore: "2027-01-01T00:00:00Z" }
    expect(getNextChange([later, christmas], at("2026-11-01T00:00:00Z"))).toBe(
      at("2026-12-01T00:00:00Z"),
    )
  })

  it("returns the millisecond after the last visible one", () => {
    expect(getNextChange([christmas], at("2026-12-02T00:00:00Z"))).toBe(
      at("2026-12-25T13:59:59Z") + 1,
    )
  })

  it("ignores in the next change what is hidden for good", () => {
    const hidden = { ...christmas, isHidden: true }
    expect(getNextChange([hidden], at("2026-11-01T00:00:00Z"))).toBeNull()
  })
})
