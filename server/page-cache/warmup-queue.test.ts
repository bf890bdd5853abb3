import { describe, expect, it } from "@jest/globals"
import { WarmupQueue } from "./warmup.ts"

function takeAll(queue: WarmupQueue): string[] {
  const taken: string[] = []
  for (let path = queue.shift(); path !== null; path = queue.shift()) taken.push(path)
  return taken
}

describe("the queue of pages to render again", () => {
  it("returns English pages first, each once, in the order in which they were added", () => {
    const queue = new WarmupQueue(9)
    for (const path of ["/de/shop", "/shop", "/ar", "/", "/de/shop", "/shop"]) queue.add(path)
    expect(queue.size).toBe(4)
    expect(takeAll(queue)).toEqual(["/shop", "/", "/de/shop", "/ar"])
    expect(queue.size).toBe(0)
  })

  it("is limited, and drops other languages to make room for English pages", () => {
    const queue = new WarmupQueue(3)
    for (const path of ["/de/a", "/de/b", "/de/c", "/de/d"]) queue.add(path)
    for (const path of ["/a", "/b"]) queue.add(path)
    expect(takeAll(queue)).toEqual(["/a", "/b", "/de/a"])
    for (const path of ["/a", "/b", "/c", "/d", "/de/a"]) queue.add(path)
    expect(takeAll(queue)).toEqual(["/a", "/b", "/c"])
  })
})
