import { jest } from "@jest/globals"
import { NoReply, sendRequest } from "./http.ts"

type Sent = { path: string; atMs: number; init: RequestInit | undefined }

let sent: Sent[]
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

/** Makes `fetch` respond with this status and text; null: it never responds, until it is aborted. */
function respondWith(status: number | null, text = "{}"): void {
  globalThis.fetch = async (path, init) => {
    sent.push({ path: String(path), atMs: Date.now() - startMs, init })
    if (status === null) {
      await new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))
      })
    }
    return new Response(text, { status: status ?? 200 })
  }
}

beforeEach(() => {
  // Later than all slots of the tests before.
  startMs += 86_400_000
  jest.useFakeTimers({ now: startMs })
  sent = []
  respondWith(200)
})
afterEach(() => {
  jest.useRealTimers()
})

/** Returns the error that a request rejects with; null if it succeeds. */
function catchError(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => null,
    (error: unknown) => error,
  )
}

describe("a request of the browser's client", () => {
  it("goes to a path below that of the BFF, with the method, headers and cache mode of the call", async () => {
    await sendRequest("/cart/add", { method: "POST", body: "{}", keepalive: true })
    expect(sent).toMatchObject([
      { path: "/api/bff/cart/add", init: { method: "POST", body: "{}", keepalive: true } },
    ])
    expect(sent[0]?.init).not.toHaveProperty("cache")
  })

  it("is sent at least 50 ms after the previous one, in the order they were made", async () => {
    const paths = ["/first", "/second", "/third", "/fourth"] as const
    const requests = paths.map((path) => sendRequest(path))
    await jest.advanceTimersByTimeAsync(1_000)
    await Promise.all(requests)
    expect(sent.map(({ path, atMs }) => [path, atMs])).toEqual([
      ["/api/bff/first", 0],
      ["/api/bff/second", 50],
      ["/api/bff/third", 100],
      ["/api/bff/fourth", 150],
    ])
  })

  it("is sent at once after a pause", async () => {
    await sendRequest("/first")
    await jest.advanceTimersByTimeAsync(50)
    await sendRequest("/second")
    expect(sent.map(({ atMs }) => atMs)).toEqual([0, 50])
  })

  it("does not wait for hours if the clock was set back", async () => {
    await sendRequest("/first")
    jest.setSystemTime(startMs - 3 * 3_600_000)
    await sendRequest("/second")
    expect(sent).toHaveLength(2)
  })

  it("fails after 50 seconds without a response, and is not repeated", async () => {
    respondWith(null)
    const error = catchError(sendRequest("/payment"))
    await jest.advanceTimersByTimeAsync(49_999)
    expect(sent[0]?.init?.signal?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await error).toBeInstanceOf(NoReply)
    expect(sent).toHaveLength(1)
  })

  it("fails if the server cannot be reached", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch")
    }
    expect(await catchError(sendRequest("/payment"))).toBeInstanceOf(NoReply)
  })

  it("throws the reason of its signal if that is aborted before or after it is sent", async () => {
    respondWith(null)
    const early = sendRequest("/suggest", {}, AbortSignal.abort())
    expect(await catchError(early)).toMatchObject({ name: "AbortError" })
    expect(sent).toEqual([])
    const abort = new AbortController()
    const late = catchError(sendRequest("/suggest", {}, abort.signal))
    await jest.advanceTimersByTimeAsync(50)
    abort.abort()
    expect(await late).toMatchObject({ name: "AbortError" })
    expect(sent).toHaveLength(1)
  })

  it.each([
    [200, '{"a":1}', { a: 1 }],
    [503, '{"message":"Later."}', { message: "Later." }],
    [502, "<html>", undefined],
    [204, "", undefined],
  ])(
    "returns status %i and the JSON of %j, undefined if it is none",
    async (status, text, json) => {
      globalThis.fetch = async () => ({ status, text: async () => text }) as Response
      expect(await sendRequest("/gallery")).toEqual({ status, json })
    },
  )
})
