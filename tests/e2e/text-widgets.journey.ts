import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { createCmsFixture, type PlacedWidget } from "#tests/fixtures/cms-records.ts"
import { eventually } from "#tests/support/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { listViolations } from "./list-violations.ts"
import { noteShifts } from "./note-shifts.ts"
import { expect, test, untilAlive } from "./shop-test.ts"

/** Addresses of this worker and run: an earlier page may still be in the cache. */
const mark = randomBytes(4).toString("hex")
const desk = createCmsFixture()
test.afterEach(() => desk.clear())

const map: PlacedWidget = {
  type: "core/google_map",
  templatevar: { location: "Gladstone Marina", zoom: 99, show_sign: 1, height: 240 },
}

/** Stands in for Google, and notes what it is asked for. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route("https://www.google.com/**", (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<p>The map itself</p>" })
  })
  return asked
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? [] : ["@without-scripts"],
  }, () => {
    test.use({ javaScriptEnabled })

    test("a map asks Google for nothing until a visitor wants it", async ({ page }) => {
      const asked = await standInForGoogle(page)
      const url = `map-trial-${javaScriptEnabled}-${mark}`
      await desk.compose(url, [map])
      await page.goto(`/${url}`, { waitUntil: "load" })
      await expect(page.getByText("Gladstone Marina")).toBeVisible()
      const before = await page.locator("figure").boundingBox()
      expect(asked).toEqual([])
      await page.getByRole("link", { name: "Show the map" }).click()
      const frame = page.frameLocator('iframe[title="Map of Gladstone Marina"]')
      await expect(frame.getByText("The map itself")).toBeVisible()
      const query = Object.fromEntries(new URL(asked[0] ?? "").searchParams)
      expect(query).toMatchObject({ q: "Gladstone Marina", z: "20", output: "embed" })
      expect(await page.locator("figure").boundingBox()).toEqual(before)
      await expect(page).toHaveURL(`/${url}`)
    })
  })
}

/** Tries what no editor's code may do, and says how far it got. */
const nosyCode = `<p id="told">nothing ran</p><div style="height:700px">high</div><script>
const tried = [() => document.cookie, () => parent.document.title, () => localStorage.length]
const reached = tried.filter((act) => { try { act(); return true } catch { return false } })
document.getElementById("told").textContent = "ran, reached " + reached.length
</script>`

test("an editor's code runs apart from the page, as high as what it shows", async ({ page }) => {
  const code = { type: "core/raw_code", templatevar: { code: nosyCode, title: "Nosy" } }
  await desk.compose(`code-trial-${mark}`, [code])
  await page.goto(`/code-trial-${mark}`)
  const frame = page.frameLocator('iframe[title="Nosy"]')
  await expect(frame.getByText("ran, reached 0")).toBeVisible()
  const height = () => page.locator("iframe").evaluate((element) => element.clientHeight)
  await expect.poll(height).toBeGreaterThan(700)
  await expect.poll(height).toBeLessThan(800)
})

test("an editor's code that grows with its frame comes to an end", { tag: "@faults" }, async ({
  page,
}) => {
  const endless = '<div style="height:100vh">a</div><p>b</p>'
  await desk.compose(`code-loop-trial-${mark}`, [
    { type: "core/raw_code", templatevar: { code: endless } },
  ])
  await page.goto(`/code-loop-trial-${mark}`)
  const frame = page.locator("iframe")
  await untilAlive(frame)
  const height = () => frame.evaluate((element) => element.clientHeight)
  let before = -1
  const isCalm = async () => {
    const last = before
    before = await height()
    return before === last
  }
  await expect.poll(isCalm, { intervals: [700] }).toBe(true)
  expect(await height()).toBeLessThan(2_500)
})

test("an editor's code is harmless at its own address, and gone once it leaves the page", {
  tag: "@repeat",
}, async ({ page }) => {
  const code = { type: "core/raw_code", templatevar: { code: nosyCode, height: 200 } }
  const id = await desk.compose(`code-gone-trial-${mark}`, [code])
  await page.goto(`/code-gone-trial-${mark}`)
  const path = (await page.locator("iframe").getAttribute("src")) ?? ""
  const { headers, status } = await requestPage(path)
  expect([status, headers["x-robots-tag"]]).toEqual([200, "noindex"])
  expect(headers["content-security-policy"]).toMatch(
    /^sandbox allow-scripts(?!.*allow-same-origin)/,
  )
  await page.goto(path)
  await expect(page.locator("#told")).toHaveText(/^ran, reached [01]$/)
  expect((await requestPage(path.replace(/\w{4}$/, "0000"))).status).toBe(404)
  expect((await requestPage(path.replace(`code-gone-trial-${mark}`, "about"))).status).toBe(404)
  await admin.update("cognito/page", id, { rows: [] })
  await eventually(10_000, async () => expect((await requestPage(path)).status).toBe(404))
})

test("links below a link keep their own rules, those of a list open new tabs", async ({ page }) => {
  const links = { inside: "/shop", elsewhere: "https://example.com/", nowhere: "javascript:void 0" }
  for (const [at, [name, link]] of Object.entries(links).entries()) {
    await desk.make("cognito/link", { parent: `links-trial-${mark}`, name, link, sort_order: at })
  }
  const templatevar = { top_level: `links-trial-${mark}` }
  await desk.compose(`links-trial-${mark}`, [
    { type: "core/link_children", templatevar },
    { type: "core/links", templatevar },
    { type: "core/links", templatevar, limit: 1, offset: 1 },
  ])
  await page.goto(`/links-trial-${mark}`)
  const found = page.locator("main li a")
  const targets = await found.evaluateAll((all) => all.map((each) => each.getAttribute("target")))
  expect(targets).toEqual([null, "_blank", "_blank", "_blank", "_blank"])
  await expect(page.getByRole("heading", { name: "Links", level: 2 })).toHaveCount(2)
  await expect(page.getByText("nowhere")).toHaveCount(0)
  await expect(found.last()).toContainText("elsewhere")
})

test("a button leads to the page that was chosen", { tag: "@repeat" }, async ({ page }) => {
  const { id } = await admin.read("cognito/page", { url: "about" })
  const button = { button_text: "All about us", link_to_page: String(id), button_url: "/shop" }
  await desk.compose(`button-trial-${mark}`, [{ type: "core/button_link", templatevar: button }])
  await page.goto(`/button-trial-${mark}`)
  await untilAlive(page.locator("main"))
  await page.getByRole("link", { name: "All about us" }).click()
  await expect(page).toHaveURL("/about")
})

test("links in a text stay inside the app or open a new tab", { tag: "@repeat" }, async ({
  page,
  baseURL,
}) => {
  const html = `<p><a href="${baseURL}/shop">ours</a> <a href="https://example.com/">theirs</a></p>`
  await desk.compose(`text-trial-${mark}`, [{ type: "core/html", templatevar: { html } }])
  await page.goto(`/text-trial-${mark}`)
  await untilAlive(page.locator("main"))
  await expect(page.getByRole("link", { name: "theirs" })).toHaveAttribute("target", "_blank")
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""))
  await page.getByRole("link", { name: "ours", exact: true }).click()
  await expect(page).toHaveURL("/shop")
  await expect(page.locator("body[data-same-document]")).toBeAttached()
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`text widgets bar nobody and never jump, in ${colorScheme} colours`, {
    tag: "@every-state",
  }, async ({ page }) => {
    await page.addInitScript(noteShifts)
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const url = `text-widgets-trial-${colorScheme}-${mark}`
    const html =
      "<h2>Drying</h2><table><caption>Hours</caption><tr><th scope='row'>Resin</th><td align='right'>12</td></tr></table><ol type='a'><li>One</li></ol><pre><code>a</code></pre>"
    await desk.compose(url, [
      { type: "core/html", templatevar: { html } },
      map,
      { type: "core/raw_code", templatevar: { code: "<p>Small</p>", height: 120, title: "Small" } },
      { type: "core/links", templatevar: { top_level: "footer-menu" } },
      { type: "core/link_children", templatevar: { top_level: "footer-menu" } },
      { type: "core/button_link", templatevar: { button_text: "Home", button_url: "/" } },
    ])
    await page.goto(`/${url}`)
    await untilAlive(page.locator('iframe[title="Small"]'))
    await expect(page.frameLocator('iframe[title="Small"]').getByText("Small")).toBeVisible()
    expect(await listViolations(page, colorScheme)).toEqual([])
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })
}
