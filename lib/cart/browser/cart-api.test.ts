import { jest } from "@jest/globals"
import { readiness } from "#lib/auth/browser/browser-session.ts"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { sendCartRequest } from "./cart-api.ts"

let sent: { path: string; init: RequestInit | undefined }[]
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

/**
 * Makes `fetch` respond with this status and text; null: it never responds, until it is aborted.
 */
function respondWith(status: number | null, text = "{}"): void {
  globalThis.fetch = async (path, init) => {
    sent.push({ path: String(path), init })
    if (status === null) {
      await new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))
      })
    }
    return new Response(text, { status: status ?? 200 })
  }
}

const browser = { cookie: "" }
Object.assign(globalThis, { document: browser })

beforeEach(() => {
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  sent = []
})
afterEach(() => {
  jest.useRealTimers()
})

/** Returns the error that a call rejects with, after `ms`. */
async function fail(call: Promise<unknown>, ms = 0): Promise<unknown> {
  const outcome = call.then(
    () => null,
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(ms)
  return outcome
}

describe("a cart request", () => {
  it("posts JSON with cache: no-store; only a change outlives its page (keepalive)", async () => {
    respondWith(200, '{"ok":true}')
    expect(await sendCartRequest("add", { sku: 1 })).toEqual({ ok: true })
    expect(sent[0]).toMatchObject({
      path: "/api/bff/cart/add",
      init: { method: "POST", body: '{"sku":1}', cache: "no-store", keepalive: true },
    })
    const read = sendCartRequest("read", {})
    await jest.advanceTimersByTimeAsync(50)
    await read
    expect(sent[1]?.init?.keepalive).toBe(false)
  })

  it("waits for the first token check if a user is signed in, and not for a guest", async () => {
    respondWith(200)
    browser.cookie = `${signedInCookie}=mark`
    const isChecked = jest.spyOn(readiness, "whenReady").mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    const call = sendCartRequest("read", {})
    await jest.advanceTimersByTimeAsync(299)
    expect(sent).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    await call
    browser.cookie = ""
    const ofGuest = sendCartRequest("read", {})
    await jest.advanceTimersByTimeAsync(50)
    await ofGuest
    expect(isChecked).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it("is sent at least 50 ms after the previous one", async () => {
    respondWith(200)
    const calls = [sendCartRequest("read", {}), sendCartRequest("read", {})]
    await jest.advanceTimersByTimeAsync(49)
    expect(sent).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await Promise.all(calls)
  })

  it.each([
    [503, '{"message":"Try again later."}', "Try again later."],
    [400, '{"message":7}', ""],
    [502, "<html>", ""],
    [500, "", ""],
  ])(
    "throws unavailable for status %i, with the server's message if there is one: %s",
    async (status, text, message) => {
      respondWith(status, text)
      expect(await fail(sendCartRequest("read", {}))).toMatchObject({
        code: "unavailable",
        message,
      })
    },
  )

  it("times out after 50 seconds without a retry", async () => {
    respondWith(null)
    Object.defineProperty(navigator, "onLine", { value: true, configurable: true })
    const call = sendCartRequest("add", {})
    expect(await fail(call, 50_000)).toMatchObject({ code: "no_response" })
    expect(sent).toHaveLength(1)
  })

  it("can be aborted before and after it is sent", async () => {
    respondWith(null)
    const abort = new AbortController()
    const early = AbortSignal.abort()
    const first = fail(sendCartRequest("search-sku", {}, early), 50)
    expect(await first).toMatchObject({ name: "AbortError" })
    expect(sent).toHaveLength(0)
    const second = fail(sendCartRequest("search-sku", {}, abort.signal), 200)
    await jest.advanceTimersByTimeAsync(200)
    abort.abort()
    expect(await second).toMatchObject({ name: "AbortError" })
    expect(sent).toHaveLength(1)
  })
})
