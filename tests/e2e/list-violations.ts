import axe from "axe-core"
import type { Page } from "playwright/test"

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What can differ between a page in light and in dark colours. */
const colourRules = ["color-contrast", "link-in-text-block"]

/**
 * Returns what axe finds against WCAG 2.2 A and AA and its own best practices, one line each. In
 * dark colours only the rules about colours: the markup is that of the light page.
 */
export async function listViolations(
  page: Page,
  colorScheme: "light" | "dark" = "light",
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => "axe" in window)
  if (!hasAxe) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ["violations"] }
  if (colorScheme === "dark") options.runOnly = { type: "rule", values: colourRules }
  const { violations } = await page.evaluate((run) => window.axe.run(document, run), options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${target} ${failureSummary}`),
  )
}
