import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import { parseCents } from "#lib/contract/money.ts"
import { CreditCard } from "./credit-card.tsx"

async function show(cents: number, isRedeemed: boolean) {
  const view = <CreditCard credit={parseCents(cents)} isRedeemed={isRedeemed} locale="en" />
  const { prelude } = await prerenderToNodeStream(view)
  return new JSDOM(await text(prelude)).window.document.body
}

it("confirms a redeemed voucher beside the credit", async () => {
  const body = await show(4_000, true)
  expect(body.querySelector("[role=status]")?.textContent).toBe(
    "Your gift voucher has been redeemed.",
  )
  expect(body.textContent).toContain("You have $40.00 in store credit.")
})

it("confirms nothing otherwise, and shows no credit if there is none", async () => {
  expect((await show(4_000, false)).querySelector("[role=status]")).toBeNull()
  expect((await show(0, true)).textContent).toBe("")
})
