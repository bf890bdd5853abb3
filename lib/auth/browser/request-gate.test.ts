import { expect, it } from "@jest/globals"
import { FakeWebStorage } from "#tests/fakes/web-storage.ts"
import { FakeChannel } from "#tests/support/fake-channel.ts"
import { signedInCookie } from "../login-cookie.ts"
import { readiness, sendApiRequest } from "./request-gate.ts"

const sent: string[] = []
const opened: string[] = []
const replies = new Map<string, { status: number; json: object }>()
const tokenInvalid = { status: 401, json: { code: "TOKEN_INVALID", message: "It is over." } }

Object.assign(globalThis, {
  document: { cookie: `${signedInCookie}=mark` },
  location: { replace: (path: string) => opened.push(path) },
  addEventListener: () => {},
  localStorage: new FakeWebStorage(),
  BroadcastChannel: FakeChannel,
  fetch: async (path: string) => {
    sent.push(path)
    const { status, json } = replies.get(path) ?? { status: 500, json: {} }
    return Response.json(json, { status })
  },
})
readiness.markReady()

it("checks the session after TOKEN_INVALID, and opens the home page if it is over", async () => {
  replies.set("/api/cart/read", tokenInvalid)
  replies.set("/api/session/check", { status: 200, json: { signedIn: false } })
  const { status } = await sendApiRequest("/api/cart/read", { method: "POST" })
  expect([status, sent, opened]).toEqual([401, ["/api/cart/read", "/api/session/check"], ["/"]])
})
