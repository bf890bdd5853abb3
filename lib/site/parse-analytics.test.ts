import { describe, expect, it } from "@jest/globals"
import { listSources } from "#lib/analytics/list-sources.ts"
import { listConsentCategories } from "./analytics-settings.ts"
import { parseAnalytics, type WireAnalytics } from "./parse-analytics.ts"

const none: WireAnalytics = {
  google_analytics_key: null,
  google_tag_manager_key: null,
  facebook_pixel_key: null,
  matomo_site_url: null,
  matomo_site_id: null,
}
const parse = (part: Partial<WireAnalytics>) => parseAnalytics({ ...none, ...part })

describe("analytics services of the site settings", () => {
  it("are null where no key is set, with no ignored fields", () => {
    const blank = { google_analytics_key: "", matomo_site_url: " ", matomo_site_id: "" }
    for (const wire of [{}, blank]) expect(parse(wire)).toEqual({ analytics: null, ignored: [] })
  })

  it("contain each service with a valid key, in its normalised form", () => {
    const { analytics, ignored } = parse({
      google_analytics_key: " g-ab12cd34ef ",
      google_tag_manager_key: "GTM-AB12CD",
      facebook_pixel_key: "123456789012345",
      matomo_site_url: "https://stats.example.com/matomo/matomo.php",
      matomo_site_id: "3",
    })
    expect(ignored).toEqual([])
    expect(analytics).toEqual({
      googleAnalytics: "G-AB12CD34EF",
      tagManager: "GTM-AB12CD",
      pixel: "123456789012345",
      matomo: { url: "https://stats.example.com/matomo/", siteId: "3" },
    })
  })

  it.each<[keyof WireAnalytics, string]>([
    ["google_analytics_key", "UA-1234-5"],
    ["google_analytics_key", "G-AB12');alert(1)//"],
    ["google_analytics_key", "</script><script>"],
    ["google_tag_manager_key", "G-AB12CD"],
    ["google_tag_manager_key", "GTM-"],
    ["facebook_pixel_key", "12 34 56"],
    ["facebook_pixel_key", "<img src=x>"],
    ["matomo_site_id", "1"],
  ])("ignore %s with the invalid value %j, and name the field", (name, text) => {
    expect(parse({ [name]: text })).toEqual({ analytics: null, ignored: [name] })
  })

  it.each([
    "http://stats.example.com/",
    "https://user:password@stats.example.com/",
    "https://stats.example.com/?a=1",
    "https://*.com/",
    "https://stats.example.com/a;b",
    "https://localhost/",
    "javascript:alert(1)",
    "stats.example.com",
    "//stats.example.com",
  ])("never contain a Matomo with the URL %j", (url) => {
    const { analytics, ignored } = parse({ matomo_site_url: url, matomo_site_id: "1" })
    expect(analytics).toBeNull()
    expect(ignored).toContain("matomo_site_url")
  })

  it.each(["0", "-1", "1.5", "one", ""])("omit a Matomo with the site id %j", (siteId) => {
    const matomo = { matomo_site_url: "https://stats.example.com", matomo_site_id: siteId }
    expect(parse(matomo).analytics).toBeNull()
    expect(parse(matomo).ignored).not.toEqual([])
  })
})

describe("analytics service", () => {
  const only = (part: Partial<WireAnalytics>) => {
    const { analytics } = parse(part)
    if (!analytics) throw new Error("No service")
    return analytics
  }
  const matomo = only({ matomo_site_url: "https://stats.example.com:8443/m", matomo_site_id: "1" })

  it("adds its hosts to the Content-Security-Policy and no others", () => {
    expect(listSources(matomo)).toEqual({
      scripts: ["https://stats.example.com:8443"],
      images: ["https://stats.example.com:8443"],
      connections: ["https://stats.example.com:8443"],
      runsAnyInline: false,
    })
    const pixel = listSources(only({ facebook_pixel_key: "123456" }))
    expect(pixel.scripts).toEqual(["https://connect.facebook.net"])
    expect(pixel.images).toEqual(["https://www.facebook.com"])
    expect(listSources(only({ google_analytics_key: "G-ABCD" })).scripts).toEqual([
      "https://*.googletagmanager.com",
    ])
  })

  it("allows any inline script only for a tag manager", () => {
    const keys = { google_analytics_key: "G-ABCD", facebook_pixel_key: "123456" }
    expect(listSources(only(keys)).runsAnyInline).toBe(false)
    expect(listSources(only({ google_tag_manager_key: "GTM-ABCD" })).runsAnyInline).toBe(true)
  })

  it("requires the consent categories of its use, and a tag manager all of them", () => {
    expect(listConsentCategories(matomo)).toEqual(["statistics"])
    expect(listConsentCategories(only({ facebook_pixel_key: "123456" }))).toEqual(["marketing"])
    expect(listConsentCategories(only({ google_tag_manager_key: "GTM-ABCD" }))).toEqual([
      "statistics",
      "marketing",
    ])
  })
})
