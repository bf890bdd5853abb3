import type { Page } from "playwright/test"

/** Returns the effective opacity of a text, 0 to 1: the product of its ancestors' opacities. */
export const getOpacity = (page: Page, text: string): Promise<number> =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    let seen = 1
    for (let at: Element | null = element; at; at = at.parentElement) {
      seen *= Number(getComputedStyle(at).opacity)
    }
    return seen
  })
