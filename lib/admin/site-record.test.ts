import { expect, it } from "@jest/globals"
import { getPromotionState } from "./promotion-state.ts"
import { buildSiteRecord, buildSiteUpdate } from "./site-record.ts"

const site = {
  id: 1,
  name: "Bay Prints",
  organisation_abn: null,
  config: { ecommerce: true, login: { google: false, code_only: true } },
}

it("has each nested setting of the site as a field", () => {
  expect(buildSiteRecord(site)).toEqual({
    id: 1,
    name: "Bay Prints",
    organisation_abn: null,
    "config.ecommerce": true,
    "config.login.google": false,
    "config.login.code_only": true,
  })
})

it("sends a nested object whole, with the settings that were not changed", () => {
  const changes = { name: "Bay", "config.login.google": true, "config.ecommerce": false }
  expect(buildSiteUpdate(changes, site)).toEqual({
    name: "Bay",
    config: { ecommerce: false, login: { google: true, code_only: true } },
  })
})

it.each([
  [{ enabled: false }, "off"],
  [{ starts_at: "2026-12-01T00:00:00Z" }, "planned"],
  [{ ends_at: "2026-11-27T00:00:00Z" }, "ended"],
  [{ max_uses: 3, use_count: 3 }, "usedUp"],
  [{ starts_at: "2026-11-01T00:00:00Z", max_uses: 3, use_count: 2 }, "running"],
])("a promotion of %j is %s", (promotion, state) => {
  expect(getPromotionState(promotion, Date.parse("2026-11-27T00:00:00Z"))).toBe(state)
})
