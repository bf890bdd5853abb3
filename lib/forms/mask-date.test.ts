import { describe, expect, it } from "@jest/globals"
import { maskDate } from "./mask-date.ts"

/** Returns the control's text after these keys are typed one by one. */
function typeKeys(keys: string): string {
  return [...keys].reduce((text, key) => maskDate(text + key, false), "")
}

describe("a typed date", () => {
  it.each([
    ["2", "2"],
    ["24", "24/"],
    ["2412", "24/12/"],
    ["24122026", "24/12/2026"],
    ["24/12/2026", "24/12/2026"],
    ["1/2/2026", "01/02/2026"],
    ["1.2.2026", "01/02/2026"],
    ["241220261", "24/12/2026"],
    ["a2b4", "24/"],
    ["//", ""],
  ])("typed as %s is shown as %s", (keys, shown) => {
    expect(typeKeys(keys)).toBe(shown)
  })

  it.each(["24/12/202", "24/12/", "24/12", "24/1", "24/", "24", "2", ""])(
    "can be deleted down to %p",
    (left) => {
      expect(maskDate(left, true)).toBe(left)
    },
  )
})

describe("a pasted or autofilled date", () => {
  it.each(["2026-12-24", " 2026-12-24 ", "24/12/2026", "24-12-2026", "24 12 2026", "24122026"])(
    "%s is shown as dd/mm/yyyy",
    (text) => {
      expect(maskDate(text, false)).toBe("24/12/2026")
    },
  )
})
