/** @jest-environment jsdom */

import { afterEach, describe, expect, it } from "@jest/globals"
import { readErrorTexts } from "./read-error-texts.ts"

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function answer(html: string): { asked: string[] } {
  const asked: string[] = []
  globalThis.fetch = async (path) => {
    asked.push(String(path))
    return { text: async () => html } as Response
  }
  return { asked }
}

describe("fetchErrorTexts", () => {
  it("returns the texts in the language of the path", async () => {
    const { asked } = answer(
      `<html lang="ar" dir="rtl"><body><main><h1>A</h1><p role="status">B</p>
<form><button>C</button></form></main></body></html>`,
    )
    expect(await readErrorTexts("/ar/shop/resin")).toEqual({
      ...{ title: "A", wait: "B", retry: "C", lang: "ar", dir: "rtl" },
    })
    expect(asked).toEqual(["/ar/unavailable"])
  })

  it("throws if the response is not the expected page", async () => {
    answer("<h1>Bad gateway</h1>")
    await expect(readErrorTexts("/shop")).rejects.toThrow("main h1")
  })
})
