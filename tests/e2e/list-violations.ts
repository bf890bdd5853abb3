import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type axe from "axe-core"
import type { Page } from "playwright/test"
import { resolveForTier, tier } from "#tests/tiers.ts"

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The minified script: half of what `axe.source` would send to the browser for each page. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** The size of a phone's window in pixels. */
const phoneSize = { width: 390, height: 844 }

/** The rules whose result can differ between light and dark mode: the markup is the same. */
const colourRules = ["color-contrast", "link-in-text-block"]

const withoutColourRules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))

type Rules = "all" | "colours" | "others"
const optionsOf: Record<Rules, axe.RunOptions> = {
  all: {},
  colours: { runOnly: { type: "rule", values: colourRules } },
  others: { rules: withoutColourRules },
}

/**
 * Returns axe's violations of WCAG 2.2 A and AA and of its best practices, one line each. The rules
 * about colours are as slow as all others together: core omits them by default, since a unit test
 * proves the contrast of each pair of colours.
 */
export async function listViolations(
  page: Page,
  rules: Rules = resolveForTier({ core: "others", full: "all" }),
): Promise<string[]> {
  // Next adds the title of a page for one visitor after its content.
  await page.waitForFunction(() => document.title !== "")
  const hasAxe = await page.evaluate(() => "axe" in window)
  if (!hasAxe) await page.evaluate(axeScript)
  const options: axe.RunOptions = { resultTypes: ["violations"], ...optionsOf[rules] }
  const { violations } = await page.evaluate((run) => window.axe.run(document, run), options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${target} ${failureSummary}`),
  )
}

/**
 * Returns axe's violations in light mode, and those of the rules about colours in dark mode, in one
 * visit: the page's state stays. Core omits dark mode.
 */
export async function listViolationsInColours(page: Page): Promise<string[]> {
  await showIn(page, "light")
  const light = await listViolations(page, "all")
  if (tier === "core") return light
  await showIn(page, "dark")
  const dark = await listViolations(page, "colours")
  await showIn(page, "light")
  return [...light, ...label("in dark mode", dark)]
}

/**
 * Returns the violations of `listViolationsInColours`, and those in a phone's window in dark mode, in
 * one visit: the window gets its size back. Core omits the phone.
 */
export async function listViolationsOnScreens(page: Page): Promise<string[]> {
  const violations = await listViolationsInColours(page)
  const size = page.viewportSize()
  if (tier === "core" || !size) return violations
  await page.setViewportSize(phoneSize)
  await showIn(page, "dark")
  const phone = await listViolations(page, "all")
  await page.setViewportSize(size)
  await showIn(page, "light")
  return [...violations, ...label("on a phone", phone)]
}

const label = (where: string, violations: readonly string[]): string[] =>
  violations.map((line) => `${where}: ${line}`)

/** Shows the page in light or dark mode at once: without transitions of its colours. */
async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("*, ::before, ::after { transition: none !important }")
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    // Reading a style applies the colours before the transitions are back.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  })
}
