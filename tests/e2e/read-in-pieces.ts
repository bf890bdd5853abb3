import type { Page } from "playwright/test"
import { openPiecewiseProxy } from "#tests/support/piecewise-proxy.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

/** The parts of the frame, from top to bottom. */
export const frameParts = ["header", "main", "footer"]

type Reading = {
  /** Opens a page that comes in pieces, each painted before the next; what was shown, in turn. */
  read: (path: string) => Promise<string[][]>
  close: () => Promise<void>
}

/** Has this tab read the shop's pages in pieces. Close it after. */
export async function startReading(page: Page): Promise<Reading> {
  const proxy = await openPiecewiseProxy(getRunningShop().origin)
  return {
    read: async (path) => {
      await page.goto(proxy.origin + path, { waitUntil: "commit" })
      const stages = [await listShown(page)]
      while (proxy.sendPiece()) {
        await untilPainted(page)
        stages.push(await listShown(page))
      }
      await page.waitForLoadState()
      return leaveOutRepeats([...stages, await listShown(page)])
    },
    close: proxy.close,
  }
}

/** Resolves once what the browser has read so far is painted. */
function untilPainted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Which of the frame's parts the visitor sees. */
function listShown(page: Page): Promise<string[]> {
  return page
    .locator("body > div > :is(header, main, footer)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map(({ localName }) => localName),
    )
}

function leaveOutRepeats(stages: readonly string[][]): string[][] {
  return stages.filter((shown, at) => shown.join() !== stages[at - 1]?.join())
}
