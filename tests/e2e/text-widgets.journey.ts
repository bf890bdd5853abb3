import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { eventually } from "#tests/assertions/eventually.ts"
import { createCmsFixture, type PlacedWidget } from "#tests/fixtures/cms-records.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { listViolationsInColours } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

/** URL suffix of this worker and run: an earlier page may still be in the cache. */
const suffix = randomBytes(4).toString("hex")
const fixture = createCmsFixture()
test.afterEach(() => fixture.clear())

const map: PlacedWidget = {
  type: "core/google_map",
  templatevar: { location: "Gladstone Marina", zoom: 99, show_sign: 1, height: 240 },
}

/** Stubs Google Maps and records the requested URLs. */
async function stubGoogleMaps(page: Page): Promise<string[]> {
  const requestedUrls: string[] = []
  await page.route("https://www.google.com/**", (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<p>The map itself</p>" })
  })
  return requestedUrls
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? [] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("sends no request to Google before the map is opened", async ({ page }) => {
      const requestedUrls = await stubGoogleMaps(page)
      const url = `map-trial-${javaScriptEnabled}-${suffix}`
      await fixture.compose(url, [map])
      await page.goto(`/${url}`, { waitUntil: "load" })
      await expect(page.getByText("Gladstone Marina")).toBeVisible()
      const before = await page.locator("figure").boundingBox()
      expect(requestedUrls).toEqual([])
      await page.getByRole("link", { name: "Show the map" }).click()
      const frame = page.frameLocator('iframe[title="Map of Gladstone Marina"]')
      await expect(frame.getByText("The map itself")).toBeVisible()
      const query = Object.fromEntries(new URL(requestedUrls[0] ?? "").searchParams)
      expect(query).toMatchObject({ q: "Gladstone Marina", z: "20", output: "embed" })
      expect(await page.locator("figure").boundingBox()).toEqual(before)
      await expect(page).toHaveURL(`/${url}`)
    })
  })
}

/** Code that tries what editors' code must not do and shows how many attempts succeeded. */
const probingCode = `<p id="result">nothing ran</p><div style="height:700px">high</div><script>
const tried = [() => document.cookie, () => parent.document.title, () => localStorage.length]
const reached = tried.filter((act) => { try { act(); return true } catch { return false } })
document.getElementById("result").textContent = "ran, reached " + reached.length
</script>`

test("runs an editor's code in a sandboxed frame of its content's height", {
  tag: "@repeat",
}, async ({ page }) => {
  const code = { type: "core/raw_code", templatevar: { code: probingCode, title: "Nosy" } }
  await fixture.compose(`code-trial-${suffix}`, [code])
  await page.goto(`/code-trial-${suffix}`)
  const frame = page.frameLocator('iframe[title="Nosy"]')
  await expect(frame.getByText("ran, reached 0")).toBeVisible()
  const height = () => page.locator("iframe").evaluate((element) => element.clientHeight)
  await expect.poll(height).toBeGreaterThan(700)
  await expect.poll(height).toBeLessThan(800)
})

test("limits the height of a frame whose content grows with it", { tag: "@faults" }, async ({
  page,
}) => {
  const endless = '<div style="height:100vh">a</div><p>b</p>'
  await fixture.compose(`code-loop-trial-${suffix}`, [
    { type: "core/raw_code", templatevar: { code: endless } },
  ])
  await page.goto(`/code-loop-trial-${suffix}`)
  const frame = page.locator("iframe")
  await waitForHydration(frame)
  const height = () => frame.evaluate((element) => element.clientHeight)
  let before = -1
  const isStable = async () => {
    const last = before
    before = await height()
    return before === last
  }
  await expect.poll(isStable, { intervals: [700] }).toBe(true)
  expect(await height()).toBeLessThan(2_500)
})

test("sandboxes an editor's code at its own URL and responds 404 once it is removed from the page", {
  tag: "@repeat",
}, async ({ page }) => {
  const code = { type: "core/raw_code", templatevar: { code: probingCode, height: 200 } }
  const id = await fixture.compose(`code-gone-trial-${suffix}`, [code])
  await page.goto(`/code-gone-trial-${suffix}`)
  const path = (await page.locator("iframe").getAttribute("src")) ?? ""
  const { headers, status } = await requestPage(path)
  expect([status, headers["x-robots-tag"]]).toEqual([200, "noindex"])
  expect(headers["content-security-policy"]).toMatch(
    /^sandbox allow-scripts(?!.*allow-same-origin)/,
  )
  await page.goto(path)
  await expect(page.locator("#result")).toHaveText(/^ran, reached [01]$/)
  expect((await requestPage(path.replace(/\w{4}$/, "0000"))).status).toBe(404)
  expect((await requestPage(path.replace(`code-gone-trial-${suffix}`, "about"))).status).toBe(404)
  await admin.update("cognito/page", id, { rows: [] })
  await eventually(30_000, async () => expect((await requestPage(path)).status).toBe(404))
})

test("applies each link's own target below a link and opens links of a list in new tabs", {
  tag: "@repeat",
}, async ({ page }) => {
  const links = { inside: "/shop", elsewhere: "https://example.com/", nowhere: "javascript:void 0" }
  for (const [at, [name, link]] of Object.entries(links).entries()) {
    await fixture.make("cognito/link", {
      parent: `links-trial-${suffix}`,
      name,
      link,
      sort_order: at,
    })
  }
  const templatevar = { top_level: `links-trial-${suffix}` }
  await fixture.compose(`links-trial-${suffix}`, [
    { type: "core/link_children", templatevar },
    { type: "core/links", templatevar },
    { type: "core/links", templatevar, limit: 1, offset: 1 },
  ])
  await page.goto(`/links-trial-${suffix}`)
  const found = page.locator("main li a")
  const targets = await found.evaluateAll((all) => all.map((each) => each.getAttribute("target")))
  expect(targets).toEqual([null, "_blank", "_blank", "_blank", "_blank"])
  await expect(page.getByRole("heading", { name: "Links", level: 2 })).toHaveCount(2)
  await expect(page.getByText("nowhere")).toHaveCount(0)
  await expect(found.last()).toContainText("elsewhere")
})

test("links a button to its chosen page", { tag: "@repeat" }, async ({ page }) => {
  const { id } = await admin.read("cognito/page", { url: "about" })
  const button = { button_text: "All about us", link_to_page: String(id), button_url: "/shop" }
  await fixture.compose(`button-trial-${suffix}`, [
    { type: "core/button_link", templatevar: button },
  ])
  await page.goto(`/button-trial-${suffix}`)
  await waitForHydration(page.locator("main"))
  await page.getByRole("link", { name: "All about us" }).click()
  await expect(page).toHaveURL("/about")
})

test("navigates to internal links of a text on the client and opens external ones in a new tab", {
  tag: "@repeat",
}, async ({ page, baseURL }) => {
  const html = `<p><a href="${baseURL}/shop">ours</a> <a href="https://example.com/">theirs</a></p>`
  await fixture.compose(`text-trial-${suffix}`, [{ type: "core/html", templatevar: { html } }])
  await page.goto(`/text-trial-${suffix}`)
  await waitForHydration(page.locator("main"))
  await expect(page.getByRole("link", { name: "theirs" })).toHaveAttribute("target", "_blank")
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""))
  await page.getByRole("link", { name: "ours", exact: true }).click()
  await expect(page).toHaveURL("/shop")
  await expect(page.locator("body[data-same-document]")).toBeAttached()
})

test("renders text widgets without axe violations or layout shift", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.addInitScript(measureLayoutShift)
  await page.emulateMedia({ reducedMotion: "reduce" })
  const url = `text-widgets-trial-${suffix}`
  const html =
    "<h2>Drying</h2><table><caption>Hours</caption><tr><th scope='row'>Resin</th><td align='right'>12</td></tr></table><ol type='a'><li>One</li></ol><pre><code>a</code></pre>"
  await fixture.compose(url, [
    { type: "core/html", templatevar: { html } },
    map,
    { type: "core/raw_code", templatevar: { code: "<p>Small</p>", height: 120, title: "Small" } },
    { type: "core/links", templatevar: { top_level: "footer-menu" } },
    { type: "core/link_children", templatevar: { top_level: "footer-menu" } },
    { type: "core/button_link", templatevar: { button_text: "Home", button_url: "/" } },
  ])
  await page.goto(`/${url}`)
  await waitForHydration(page.locator('iframe[title="Small"]'))
  await expect(page.frameLocator('iframe[title="Small"]').getByText("Small")).toBeVisible()
  expect(await listViolationsInColours(page)).toEqual([])
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})
