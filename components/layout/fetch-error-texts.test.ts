/** @jest-environment jsdom */

import { afterEach, describe, expect, it } from "@jest/globals"
import { fetchErrorTexts } from "./fetch-error-texts.ts"

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function respondWith(html: string): { requests: string[] } {
  const requests: string[] = []
  globalThis.fetch = async (path) => {
    requests.push(String(path))
    return { text: async () => html } as Response
  }
  return { requests }
}

describe("fetchErrorTexts", () => {
  it("returns the texts in the language of the path", async () => {
    const { requests } = respondWith(
      `<html lang="ar" dir="rtl"><body><main><h1>A</h1><p role="status">B</p>
<form><button>C</button></form></main></body></html>`,
    )
    expect(await fetchErrorTexts("/ar/shop/resin")).toEqual({
      title: "A",
      wait: "B",
      retry: "C",
      lang: "ar",
      dir: "rtl",
    })
    expect(requests).toEqual(["/ar/unavailable"])
  })

  it("throws if the response is not the expected page", async () => {
    respondWith("<h1>Bad gateway</h1>")
    await expect(fetchErrorTexts("/shop")).rejects.toThrow("main h1")
  })
})
