import { describe, expect, it } from "@jest/globals"
import { getOrLoad } from "./get-or-load.ts"

describe("a cache of promises", () => {
  it("loads each key once, also for concurrent calls", async () => {
    const cache = new Map<string, Promise<string>>()
    const loaded: string[] = []
    const get = (key: string) =>
      getOrLoad(cache, key, async () => {
        loaded.push(key)
        return key.toUpperCase()
      })
    expect(await Promise.all([get("a"), get("a"), get("b")])).toEqual(["A", "A", "B"])
    expect([await get("a"), loaded]).toEqual(["A", ["a", "b"]])
  })

  it("loads again after a rejection", async () => {
    const cache = new Map<string, Promise<string>>()
    const failed = getOrLoad(cache, "a", () => Promise.reject(new Error("out of memory")))
    await expect(failed).rejects.toThrow("out of memory")
    expect(await getOrLoad(cache, "a", async () => "A")).toBe("A")
  })
})
