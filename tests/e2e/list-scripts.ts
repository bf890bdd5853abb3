import type { Page } from "playwright/test"
import { waitForHydration, waitForIdle } from "./shop-test.ts"

/** Returns the compressed size in kB of each script that the page has loaded, by path. */
export async function listScripts(page: Page): Promise<Map<string, number>> {
  await waitForHydration(page.locator("main"))
  await waitForIdle(page)
  const found = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/_next/static/") && name.endsWith(".js"))
      .map((entry) => [
        new URL(entry.name).pathname,
        entry instanceof PerformanceResourceTiming ? entry.encodedBodySize / 1024 : 0,
      ]),
  )
  return new Map(found.map(([name, size]) => [String(name), Number(size)]))
}
