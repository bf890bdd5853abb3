import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { tags } from "#lib/cache.ts"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { type ChangedRecord, signatureHeader } from "#lib/contract/webhook.ts"
import { drainInvalidated } from "#tests/fakes/next-cache.ts"
import { POST } from "./route.ts"

const secret = "the-revalidation-secret-of-the-tests"

beforeAll(() => {
  process.env.REVALIDATE_SECRET = secret
})
beforeEach(() => {
  drainInvalidated()
})

const changes: ChangedRecord[] = [
  { kind: "product", slug: "moon" },
  { kind: "group", slug: "lights" },
  { kind: "product", slug: "moon" },
]

/** Sends an event with a signature of this age. Returns the status and the invalidated tags. */
async function send(body: string, signedBody = body, agoSeconds = 0) {
  const signature = signChangeEvent(signedBody, secret, Date.now() / 1_000 - agoSeconds)
  const headers = { [signatureHeader]: signature }
  const response = await POST(
    new Request("http://localhost/api/revalidate", { method: "POST", headers, body }),
  )
  expect(response.headers.get("cache-control")).toBe("no-store")
  return { status: response.status, invalidated: drainInvalidated() }
}

describe("revalidation webhook", () => {
  it("invalidates each tag of the changed records once, and the tag of the event", async () => {
    const id = randomUUID()
    expect(await send(JSON.stringify({ id, changes }))).toEqual({
      status: 200,
      invalidated: [tags.product("moon"), tags.search, tags.group("lights"), tags.changeEvent(id)],
    })
  })

  it("rejects an unsigned, altered or expired event and invalidates nothing", async () => {
    const body = JSON.stringify({ id: randomUUID(), changes })
    const rejected = { status: 401, invalidated: [] }
    expect(await send(body, `${body} `)).toEqual(rejected)
    expect(await send(body, body, 301)).toEqual(rejected)
    const unsigned = new Request("http://localhost/api/revalidate", { method: "POST", body })
    expect([(await POST(unsigned)).status, drainInvalidated()]).toEqual([401, []])
  })

  it("rejects a malformed or oversized event and invalidates nothing", async () => {
    expect(await send("{")).toEqual({ status: 400, invalidated: [] })
    expect(await send(JSON.stringify({ changes }))).toEqual({ status: 400, invalidated: [] })
    expect((await send(" ".repeat(200_001))).status).toBe(413)
  })
})
