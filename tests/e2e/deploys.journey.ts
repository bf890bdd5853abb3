import type { Browser, BrowserContext, Page } from "playwright/test"
import { openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { findPaginatedCategory, findProductWhere } from "./find-products.ts"
import { expect, getHeading, recordComplaints, test, waitForHydration } from "./shop-test.ts"

/** Console messages of a browser about deleted files and a shop that is restarting. */
const expected =
  /40[49]|Refused to (?:execute|apply)|ERR_(?:CONNECTION|EMPTY)|ChunkLoadError|Failed to fetch/

/** What a user does in a tab that stays open while another build is deployed. */
type Scenario = {
  name: string
  /** What has other names in the other build. */
  renamed?: "actions too"
  before: (page: Page) => Promise<unknown>
  after: (page: Page) => Promise<unknown>
}

const question = "Do you print in clear resin?"

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first()

async function fillIn(page: Page): Promise<void> {
  await page.goto("/contact")
  await waitForHydration(page.getByLabel("Message"))
  await page.getByLabel("Name").fill("Kim Deploy")
  await page.getByRole("main").getByLabel("Email").fill("kim@example.com")
  await page.getByLabel("Message").fill(question)
}

async function send(page: Page): Promise<void> {
  await page.locator("main form button[type=submit]").last().click()
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.locator("main [role=status]").first()).not.toHaveText("")
  await expect(page.getByLabel("Message")).toHaveValue("")
}

async function openProduct(page: Page): Promise<void> {
  const { slug } = await findProductWhere(
    ({ photos, skus, variations, addons }) =>
      photos.length > 1 &&
      variations.length === 0 &&
      addons.length === 0 &&
      skus[0]?.in_stock === true,
  )
  await page.goto(`/product/${slug}`)
  await waitForHydration(page.locator("main figure, main").first())
}

async function expectPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(getHeading(page)).toHaveText(heading)
}

/** The first one is the only one in core: form data is the worst loss. */
const scenarios: readonly Scenario[] = [
  {
    name: "sends a form",
    before: fillIn,
    after: async (page) => {
      await send(page)
      await expectSent(page)
    },
  },
  {
    name: "follows a link",
    before: (page) => page.goto("/about"),
    after: async (page) => {
      await link(page, "/faq").evaluate((element: HTMLElement) => element.click())
      await expectPage(page, "/faq", /./)
    },
  },
  {
    name: "follows a link to a page that was fetched ahead",
    before: async (page) => {
      await page.goto("/about")
      await waitForHydration(page.locator("main"))
      const fetched = page.waitForResponse((response) => response.url().includes("/contact?_rsc"))
      await link(page, "/contact").hover()
      await (await fetched).finished()
    },
    after: async (page) => {
      await link(page, "/contact").click()
      await expectPage(page, "/contact", "Contact Us")
      await expect(page.getByLabel("Message")).toBeEditable()
    },
  },
  {
    name: "goes back",
    before: async (page) => {
      const { slug } = await findPaginatedCategory()
      await page.goto(`/shop/${slug}`)
      await waitForHydration(page.locator("main"))
      await page.locator('main a[href^="/product/"]').first().click()
      await expect(page).toHaveURL(/\/product\//)
    },
    after: async (page) => {
      await page.goBack()
      await expect(page).toHaveURL(/\/shop\//)
      await expect(getHeading(page)).not.toHaveText("")
    },
  },
  {
    name: "sends a form that the newer shop does not know",
    renamed: "actions too",
    before: fillIn,
    after: async (page) => {
      const loaded = page.waitForEvent("domcontentloaded")
      await send(page)
      await loaded
      await waitForHydration(page.getByLabel("Message"))
      await expect(page.getByLabel("Message")).toHaveValue(question)
      await send(page)
      await expectSent(page)
    },
  },
  {
    name: "opens a photo",
    before: openProduct,
    after: async (page) => {
      await page.locator('main a[href*="/assets/i/"]').first().click()
      // The lightbox, or the image file itself if the lightbox chunk no longer exists.
      await expect(page.getByRole("dialog").or(page.locator("body > img"))).toBeVisible()
    },
  },
  {
    name: "buys",
    before: openProduct,
    after: async (page) => {
      await page.getByRole("button", { name: "Add to cart" }).first().click()
      await expect(page.locator('header a[href="/cart"]')).toContainText(/[1-9]/)
    },
  },
  {
    name: "searches",
    before: (page) => page.goto("/about"),
    after: async (page) => {
      await page.locator("header input[type=search]").pressSequentially("resin")
      await page.keyboard.press("Enter")
      await expectPage(page, "/search/resin", /resin/)
    },
  },
]

/** The open tabs of each deploy: in core the first scenario, in full every one. */
const rounds = resolveForTier({
  core: [scenarios.slice(0, 1)],
  full: [
    scenarios.filter(({ renamed }) => renamed === undefined),
    scenarios.filter(({ renamed }) => renamed !== undefined),
  ],
})
/** Number of deploys: each round once; `npm run torture` runs more. */
const deploys = Number(process.env.TEST_DEPLOYS ?? rounds.length)

type Tab = { scenario: Scenario; page: Page; context: BrowserContext; countLoads: () => number }

/** Opens a tab of a user with this IP address, since submissions are rate limited per address. */
async function openTab(
  browser: Browser,
  scenario: Scenario,
  options: { baseURL: string; address: string; complaints: string[] },
): Promise<Tab> {
  const { baseURL, address, complaints } = options
  const extraHTTPHeaders = { "X-Forwarded-For": address }
  const context = await browser.newContext({ baseURL, serviceWorkers: "block", extraHTTPHeaders })
  recordComplaints(context, complaints)
  const page = await context.newPage()
  await scenario.before(page)
  let loads = 0
  page.on("domcontentloaded", () => {
    loads += 1
  })
  return { scenario, page, context, countLoads: () => loads }
}

/** Continues in a tab after the deploy; returns what went wrong, or null. */
async function findFailure({ scenario, page, countLoads }: Tab): Promise<string | null> {
  await scenario.after(page)
  // A navigation that never ends shows its progress for ever.
  await expect(page.locator("#progress:popover-open"), scenario.name).toHaveCount(0)
  const hasFailed = await page.locator("main [role=alert]").isVisible()
  if (countLoads() <= 1 && !hasFailed) return null
  return `${scenario.name}: ${countLoads()} loads${hasFailed ? ", failed" : ""}`
}

test("works in an open tab after each deploy with at most one document load", {
  tag: "@pictures",
}, async ({ browser, complaints }) => {
  test.setTimeout(180_000 + deploys * 120_000)
  const { apiOrigin, revalidateSecret } = getRunningShop()
  const shop = await openOwnStorefront(apiOrigin, {
    REVALIDATE_SECRET: revalidateSecret,
    TRUSTED_PROXIES: "1",
  })
  const failures: (string | null)[] = []
  try {
    for (let deploy = 0; deploy < deploys; deploy++) {
      const round = rounds[deploy % rounds.length] ?? []
      const tabs: Tab[] = []
      for (const [at, scenario] of round.entries()) {
        const address = `198.51.${deploy}.${at + 1}`
        tabs.push(await openTab(browser, scenario, { baseURL: shop.origin, address, complaints }))
      }
      await shop.deploy(round[0]?.renamed)
      for (const tab of tabs) {
        failures.push(await findFailure(tab))
        await tab.context.close()
      }
    }
    expect(failures.filter((failure) => failure !== null)).toEqual([])
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  } finally {
    await shop.close()
    complaints.length = 0
  }
})
