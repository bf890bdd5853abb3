import { describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { visit } from "#tests/support/visit.ts"

const event = { id: crypto.randomUUID(), changes: [{ kind: "page", slug: "about" }] }
const body = JSON.stringify(event)
const nowSeconds = () => Math.floor(Date.now() / 1000)
const sign = (text: string, time = nowSeconds(), secret = getRunningShop().revalidateSecret) =>
  signChangeEvent(text, secret, time)
const announce = (text: string, signature: string | null) =>
  visit("/api/revalidate", {
    method: "POST",
    body: text,
    headers: {
      "content-type": "application/json",
      ...(signature && { [signatureHeader]: signature }),
    },
  })

describe("an announcement of changes", () => {
  it("that is signed is heard", async () => {
    expect((await announce(body, sign(body))).status).toBe(200)
  })

  it.each([
    ["without a signature", () => announce(body, null)],
    ["signed with another secret", () => announce(body, sign(body, nowSeconds(), "x".repeat(64)))],
    ["older than five minutes", () => announce(body, sign(body, nowSeconds() - 301))],
    ["from five minutes ahead", () => announce(body, sign(body, nowSeconds() + 310))],
    ["whose body was changed", () => announce(body.replace("about", "terms"), sign(body))],
    ["whose signature is rubbish", () => announce(body, "t=1,v1=rubbish")],
  ])("%s is refused and changes nothing", async (_case, send) => {
    await visit("/about")
    const answer = await send()
    expect(answer.status).toBe(401)
    expect(answer.headers["cache-control"]).toContain("no-store")
  })

  it.each([
    ["is no JSON", "changed!"],
    [
      "names no kind we know",
      JSON.stringify({ ...event, changes: [{ kind: "order", slug: "1" }] }),
    ],
    ["names nothing", JSON.stringify({ ...event, changes: [] })],
    ["is empty", ""],
  ])("that is signed but %s is refused", async (_case, text) => {
    expect((await announce(text, sign(text))).status).toBe(400)
  })

  it("that is too large is refused", async () => {
    const text = JSON.stringify({ ...event, padding: "x".repeat(300_000) })
    expect((await announce(text, sign(text))).status).toBe(413)
  })

  it("is not taken by any other method", async () => {
    expect((await visit("/api/revalidate")).status).toBe(405)
  })
})
