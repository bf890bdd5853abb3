import type { Page } from "playwright/test"
import { expect, test, untilAlive } from "./shop-test.ts"

const mostKilobytes = 20

/** Compressed size in kB of each script that a page has fetched, by its file. */
async function listScripts(page: Page, path: string): Promise<Map<string, number>> {
  await page.goto(path)
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

for (const path of ["/login", "/signup", "/forgotpassword"]) {
  test(`${path} ships at most 20 kB of scripts beyond the shell's`, async ({
    page,
    complaints,
  }) => {
    const shell = await listScripts(page, "/page-not-found")
    complaints.length = 0
    const own = [...(await listScripts(page, path))].filter(([name]) => !shell.has(name))
    const total = own.reduce((sum, [, size]) => sum + size, 0)
    expect({ total, own, fits: total > 0 && total <= mostKilobytes }).toMatchObject({ fits: true })
  })
}
