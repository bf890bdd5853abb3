/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/payment-return?payum_token=x"}
 */
import { expect, it } from "@jest/globals"
import { getAppPath } from "./link-delegation.ts"

function buildLink(href: string): HTMLAnchorElement {
  const link = document.createElement("a")
  link.href = href
  return link
}

it.each(["/", "/shop", "/contact"])(
  "leaves a link from a payment page to %s to the browser: its CSP would block maps and videos there",
  (href) => expect(getAppPath(buildLink(href))).toBeNull(),
)

it.each(["/cart", "/payment-return?payum_token=x&again=1"])(
  "navigates client-side from a payment page to %s, which has the same CSP",
  (href) => expect(getAppPath(buildLink(href))).toBe(href),
)
