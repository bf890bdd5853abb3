import type { Page } from "playwright/test"
import { untilAlive } from "./shop-test.ts"

/** Compressed size in kB of each script the page has fetched, by its file. */
export async function listScripts(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState("load")
  await untilAlive(page.locator("main"))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
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
