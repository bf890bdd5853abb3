import { describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

const event = { id: crypto.randomUUID(), changes: [{ kind: "page", slug: "about" }] }
const body = JSON.stringify(event)
const nowSeconds = () => Math.floor(Date.now() / 1000)
const sign = (text: string, time = nowSeconds(), secret = getRunningShop().revalidateSecret) =>
  signChangeEvent(text, secret, time)
const sendChangeEvent = (text: string, signature: string | null) =>
  requestPage("/api/revalidate", {
    method: "POST",
    body: text,
    headers: {
      "content-type": "application/json",
      ...(signature && { [signatureHeader]: signature }),
    },
  })

describe("the revalidation webhook", () => {
  it("accepts a signed event", async () => {
    expect((await sendChangeEvent(body, sign(body))).status).toBe(200)
  })

  it.each([
    ["without a signature", () => sendChangeEvent(body, null)],
    [
      "signed with another secret",
      () => sendChangeEvent(body, sign(body, nowSeconds(), "x".repeat(64))),
    ],
    ["older than five minutes", () => sendChangeEvent(body, sign(body, nowSeconds() - 301))],
    [
      "more than five minutes in the future",
      () => sendChangeEvent(body, sign(body, nowSeconds() + 310)),
    ],
    ["whose body was changed", () => sendChangeEvent(body.replace("about", "terms"), sign(body))],
    ["whose signature is rubbish", () => sendChangeEvent(body, "t=1,v1=rubbish")],
  ])("rejects an event %s with 401", async (_case, send) => {
    await requestPage("/about")
    const response = await send()
    expect(response.status).toBe(401)
    expect(response.headers["cache-control"]).toContain("no-store")
  })

  it.each([
    ["is no JSON", "changed!"],
    [
      "names no kind we know",
      JSON.stringify({ ...event, changes: [{ kind: "order", slug: "1" }] }),
    ],
    ["names nothing", JSON.stringify({ ...event, changes: [] })],
    ["is empty", ""],
  ])("rejects a signed event that %s with 400", async (_case, text) => {
    expect((await sendChangeEvent(text, sign(text))).status).toBe(400)
  })

  it("rejects an event that is too large with 413", async () => {
    const text = JSON.stringify({ ...event, padding: "x".repeat(300_000) })
    expect((await sendChangeEvent(text, sign(text))).status).toBe(413)
  })

  it("rejects GET with 405", async () => {
    expect((await requestPage("/api/revalidate")).status).toBe(405)
  })
})
