/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/payment-return?payum_token=x"}
 */
import { expect, it } from "@jest/globals"
import { getAppPath } from "./watch-links.ts"

function buildLink(href: string): HTMLAnchorElement {
  const link = document.createElement("a")
  link.href = href
  return link
}

it.each(["/", "/shop", "/contact"])(
  "a payer's page leaves the way to %s to the browser: its policy would shut maps and films out there",
  (href) => expect(getAppPath(buildLink(href))).toBeNull(),
)

it.each(["/cart", "/payment-return?payum_token=x&again=1"])(
  "between pages under such a policy a link to %s navigates inside the app",
  (href) => expect(getAppPath(buildLink(href))).toBe(href),
)
