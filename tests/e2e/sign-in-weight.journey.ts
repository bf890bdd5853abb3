import type { Page } from "playwright/test"
import { listScripts } from "./list-scripts.ts"
import { expect, test } from "./shop-test.ts"

const maxKilobytes = 20

/** Opens this path and returns the sizes of its scripts. */
async function listScriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  await page.goto(path)
  return listScripts(page)
}

for (const path of ["/login", "/signup", "/forgotpassword"]) {
  test(`ships at most 20 kB of scripts beyond the shell's on ${path}`, {
    tag: path === "/login" ? [] : ["@every-state"],
  }, async ({ page, complaints }) => {
    const shell = await listScriptsOf(page, "/page-not-found")
    complaints.length = 0
    const own = [...(await listScriptsOf(page, path))].filter(([name]) => !shell.has(name))
    const total = own.reduce((sum, [, size]) => sum + size, 0)
    expect({ total, own, fits: total > 0 && total <= maxKilobytes }).toMatchObject({ fits: true })
  })
}
