import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type axe from "axe-core"
import type { Page } from "playwright/test"
import { resolveForTier } from "#tests/tiers.ts"

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The minified script: half of what `axe.source` would send to the browser for each page. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** The rules whose result can differ between light and dark mode: the markup is the same. */
const colourRules = ["color-contrast", "link-in-text-block"]

const withoutColourRules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))

/**
 * Returns axe's violations of WCAG 2.2 A and AA and of its best practices, one line each. In dark
 * mode only the rules about colours run. They are as slow as all others together: without a
 * `colorScheme`, core omits them, since a unit test proves the contrast of each pair of colours.
 */
export async function listViolations(
  page: Page,
  colorScheme: "light" | "dark" | null = resolveForTier({ core: null, full: "light" }),
): Promise<string[]> {
  // Next adds the title of a page for one visitor after its content.
  await page.waitForFunction(() => document.title !== "")
  const hasAxe = await page.evaluate(() => "axe" in window)
  if (!hasAxe) await page.evaluate(axeScript)
  const options: axe.RunOptions = { resultTypes: ["violations"] }
  if (colorScheme === "dark") options.runOnly = { type: "rule", values: colourRules }
  if (colorScheme === null) options.rules = withoutColourRules
  const { violations } = await page.evaluate((run) => window.axe.run(document, run), options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${target} ${failureSummary}`),
  )
}
