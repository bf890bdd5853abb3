import { expect, it } from "@jest/globals"
import { buildTrackingUrl } from "./tracking-url.ts"

it.each([
  ["Australia Post", "33 ABC 12345", "https://auspost.com.au/mypost/track/details/33ABC12345"],
  ["AusPost eParcel", "33ABC", "https://auspost.com.au/mypost/track/details/33ABC"],
  ["Sendle", "S1", "https://track.sendle.com/tracking?ref=S1"],
  ["Couriers Please", "C1", "https://www.couriersplease.com.au/tools-track/no/C1"],
  ["UPS (Express)", "1Z", "https://www.ups.com/track?tracknum=1Z"],
  ["DHL Express", "12&x=y", "https://www.dhl.com/au-en/home/tracking.html?tracking-id=12%26x%3Dy"],
])("builds the tracking URL of %s for %s", (carrier, number, url) => {
  expect(buildTrackingUrl(carrier, number)).toBe(url)
})

it.each([
  ["Uncle Bob's ute", "33ABC"],
  ["Upstream Couriers", "33ABC"],
  ["", "33ABC"],
  ["Sendle", " "],
])("returns null for %j and %j", (carrier, number) => {
  expect(buildTrackingUrl(carrier, number)).toBeNull()
})
