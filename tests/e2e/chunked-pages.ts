import type { Page } from "playwright/test"
import { openPiecewiseProxy } from "#tests/fakes/piecewise-proxy.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

/** The landmarks of the layout, from top to bottom. */
export const landmarks = ["header", "main", "footer"]

type ChunkedLoader = {
  /** Opens a page that arrives in chunks; returns the landmarks visible after each paint. */
  read: (path: string) => Promise<string[][]>
  close: () => Promise<void>
}

/** Starts a proxy that sends the shop's pages to this tab in chunks. Close it afterwards. */
export async function startChunkedLoading(page: Page): Promise<ChunkedLoader> {
  const proxy = await openPiecewiseProxy(getRunningShop().origin)
  return {
    read: async (path) => {
      await page.goto(proxy.origin + path, { waitUntil: "commit" })
      const stages = [await listShown(page)]
      while (proxy.sendPiece()) {
        await waitForPaint(page)
        stages.push(await listShown(page))
      }
      await page.waitForLoadState()
      return removeRepeats([...stages, await listShown(page)])
    },
    close: proxy.close,
  }
}

/** Waits until the chunks received so far are painted. */
function waitForPaint(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Lists the visible landmarks. */
function listShown(page: Page): Promise<string[]> {
  return page
    .locator("body > div > :is(header, main, footer)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map(({ localName }) => localName),
    )
}

function removeRepeats(stages: readonly string[][]): string[][] {
  return stages.filter((shown, at) => shown.join() !== stages[at - 1]?.join())
}
