import { expect, it } from "@jest/globals"
import { formatShopTime, parseShopTime } from "./shop-time.ts"

it.each(["2026-12-20T09:00", "0002-12-20T09:00"])("reads and writes the local time %s", (local) => {
  expect(formatShopTime(parseShopTime(local) ?? "")).toBe(local)
})
