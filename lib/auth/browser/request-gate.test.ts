import { beforeEach, expect, it } from "@jest/globals"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { FakeWebStorage } from "#tests/fakes/web-storage.ts"
import { signedInCookie } from "../login-cookie.ts"
import { readiness } from "./browser-session.ts"
import { sendApiRequest } from "./request-gate.ts"

const sent: string[] = []
const opened: string[] = []
const replies = new Map<string, { status: number; json: object }>()
const tokenInvalid = { status: 401, json: { code: "TOKEN_INVALID", message: "It is over." } }
const browser = { cookie: "" }

Object.assign(globalThis, {
  document: browser,
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

beforeEach(() => {
  sent.length = 0
  opened.length = 0
})

it("sends a guest's request without waiting for a token check, and never checks the session", async () => {
  const startedAt = performance.now()
  replies.set("/api/bff/cart/read", tokenInvalid)
  const { status } = await sendApiRequest("/cart/read", { method: "POST" })
  expect([status, sent, opened]).toEqual([401, ["/api/bff/cart/read"], []])
  expect(performance.now() - startedAt).toBeLessThan(1_500)
})

it("checks the session after TOKEN_INVALID, and opens the home page if it is over", async () => {
  browser.cookie = `${signedInCookie}=mark`
  readiness.markReady()
  replies.set("/api/bff/cart/read", tokenInvalid)
  replies.set("/api/bff/session/check", { status: 200, json: { signedIn: false } })
  const { status } = await sendApiRequest("/cart/read", { method: "POST" })
  expect([status, sent, opened]).toEqual([
    401,
    ["/api/bff/cart/read", "/api/bff/session/check"],
    ["/"],
  ])
})
