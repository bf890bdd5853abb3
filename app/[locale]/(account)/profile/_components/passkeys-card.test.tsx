import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { within } from "@testing-library/dom"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import type { Passkey } from "#lib/contract/passkey.ts"
import { PasskeysCard } from "./passkeys-card.tsx"

async function show(passkeys: readonly Passkey[]) {
  const view = <PasskeysCard locale="en" email="kim@example.com" hasPassword passkeys={passkeys} />
  const { prelude } = await prerenderToNodeStream(view)
  return within(new JSDOM(await text(prelude)).window.document.body)
}

it("lists each passkey with its last use and a button that removes it", async () => {
  const created_at = "2026-11-20T00:00:00Z"
  const page = await show([
    { id: 4, name: "Phone", created_at, used_at: "2026-11-22T00:00:00Z" },
    { id: 5, name: "Laptop", created_at, used_at: null },
  ])
  const [used, unused] = page.getAllByRole("listitem")
  expect(used?.textContent).toContain("last used on")
  expect(unused?.textContent).not.toContain("last used on")
  const button = page.getByRole("button", { name: "Remove Laptop" })
  expect([button.getAttribute("name"), button.getAttribute("value")]).toEqual(["intent", "5"])
})

it("shows that there are none", async () => {
  expect((await show([])).getByText("You have no passkeys yet.")).toBeDefined()
})
