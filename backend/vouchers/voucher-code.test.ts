import { randomBytes, randomUUID } from "node:crypto"
import { describe, expect, it } from "@jest/globals"
import { formatVoucherCode, voucherCodeSchema } from "#lib/contract/voucher.ts"
import { buildVoucherCode, hashVoucherCode } from "./vouchers.ts"

const key = randomBytes(32)

describe("a voucher code", () => {
  it("has sixteen characters that cannot be mistaken for each other", () => {
    for (let time = 0; time < 200; time += 1) {
      expect(buildVoucherCode(key, randomUUID())).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    }
  })

  it("is the same for the same voucher and key, and different for another one", () => {
    const id = randomUUID()
    const code = buildVoucherCode(key, id)
    expect(buildVoucherCode(key, id)).toBe(code)
    expect(buildVoucherCode(key, randomUUID())).not.toBe(code)
    expect(buildVoucherCode(randomBytes(32), id)).not.toBe(code)
  })

  it("uses every character of its alphabet at every position, about equally often", () => {
    const codes = Array.from({ length: 3_200 }, () => buildVoucherCode(key, randomUUID()))
    for (let place = 0; place < 16; place += 1) {
      const counts = new Map<string, number>()
      for (const code of codes) {
        counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1)
      }
      expect(counts.size).toBe(32)
      expect(Math.max(...counts.values())).toBeLessThan(200)
    }
  })

  it("is parsed regardless of case, spaces and hyphens", () => {
    const code = buildVoucherCode(key, randomUUID())
    const shown = formatVoucherCode(code)
    expect(shown).toMatch(/^.{4}-.{4}-.{4}-.{4}$/)
    const spellings = [shown, shown.toLowerCase(), ` ${code} `, shown.replaceAll("-", " ")]
    for (const each of spellings) expect(voucherCodeSchema.parse(each)).toBe(code)
  })

  it("is stored as a hash that does not reveal it", () => {
    const code = buildVoucherCode(key, randomUUID())
    expect(hashVoucherCode(code)).not.toContain(code.slice(0, 4))
    expect(hashVoucherCode(code)).toHaveLength(43)
  })
})
