import axe from "axe-core"
import type { Page } from "playwright/test"

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds against WCAG 2.2 A and AA and its own best practices, one line each. */
export async function listViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document))
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${target} ${failureSummary}`),
  )
}
