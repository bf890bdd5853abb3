import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getKnownAnalytics } from "#lib/site/parse-analytics.ts"
import { type AccountApi, openAccountApi, sendJson } from "#tests/support/account-api.ts"
import { getSite, invalidateSite } from "./site.ts"

const texts = { seo_title_prefix: "", seo_title_suffix: "", organisation_name: "Curlew" }
const domain = {
  id: 1,
  name: "Curlew",
  favicon: null,
  dark_favicon: null,
  ...texts,
  theme_colour: "#0f5257",
  dark_theme_colour: "#0f5257",
  google_tag_manager_key: null,
  google_site_verification: null,
  bing_site_verification: null,
  facebook_pixel_key: null,
  matomo_site_url: null,
  matomo_site_id: null,
  organisation_abn: null,
  organisation_logo: null,
  organisation_logo_dark: null,
  organisation_address: "",
  organisation_email: "hello@shop.example",
  organisation_phone: null,
  facebook: null,
  twitter: null,
  instagram: null,
  linkedin: null,
  youtube: null,
  pinterest: null,
  github: null,
  xing: null,
  skype: null,
  updated_at: "2026-11-03T00:00:00.000Z",
}

let api: AccountApi
let folder: string
/** Analytics key of the site, as the API has it now. */
let key: string
/** The next response with the site waits for this. */
let held: Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curlew-site-"))
  api = await openAccountApi()
  process.env.API_BASE_URL = api.origin
  process.env.NEXT_DIST_DIR = folder
  process.env.LOG_LEVEL = "silent"
  api.setHandler(async ({ url }, response) => {
    if (!url.includes("/initialData")) return sendJson(response, { data: [], count: 0 })
    const current_domain = { ...domain, google_analytics_key: key }
    await held
    sendJson(response, { current_domain, sitemap: [], groups: [], pages: [], redirects: [] })
  })
})
beforeEach(() => {
  held = Promise.resolve()
  invalidateSite()
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Delays the next response until the returned function is called. */
function hold(): () => void {
  let letGo = () => {}
  held = new Promise((resolve) => {
    letGo = resolve
  })
  return letGo
}

const readKey = async () => (await getSite()).settings.analytics?.googleAnalytics

describe("the site data", () => {
  it("requests the site once a minute, however many callers there are, and again after a change", async () => {
    key = "G-ONE1111111"
    const before = api.count("/initialData")
    expect(await Promise.all([readKey(), readKey(), readKey()])).toEqual([key, key, key])
    key = "G-TWO2222222"
    expect(await readKey()).toBe("G-ONE1111111")
    invalidateSite()
    expect(await readKey()).toBe("G-TWO2222222")
    expect(api.count("/initialData") - before).toBe(2)
  })

  it("does not cache a response that was in flight during a change, but registers its analytics", async () => {
    key = "G-OLD1111111"
    const letGo = hold()
    const before = api.count("/initialData")
    const early = readKey()
    await waitForCall(before)
    invalidateSite()
    letGo()
    expect(await early).toBe("G-OLD1111111")
    expect(getKnownAnalytics()).toMatchObject({ googleAnalytics: "G-OLD1111111" })
    key = "G-NEW2222222"
    expect(await readKey()).toBe("G-NEW2222222")
    expect(getKnownAnalytics()).toMatchObject({ googleAnalytics: "G-NEW2222222" })
  })

  it("does not replace the analytics of a newer response with those of a late, older one", async () => {
    key = "G-OLD1111111"
    const letGo = hold()
    const before = api.count("/initialData")
    const early = readKey()
    await waitForCall(before)
    invalidateSite()
    held = Promise.resolve()
    key = "G-NEW2222222"
    expect(await readKey()).toBe("G-NEW2222222")
    letGo()
    expect(await early).toBe("G-OLD1111111")
    expect(getKnownAnalytics()).toMatchObject({ googleAnalytics: "G-NEW2222222" })
  })
})

/** Resolves once the API has received the delayed request for the site. */
async function waitForCall(before: number): Promise<void> {
  while (api.count("/initialData") === before) await new Promise(setImmediate)
}
