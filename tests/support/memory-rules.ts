import { randomUUID } from "node:crypto"
import type { SharedMemory } from "#lib/shared-memory/shared-memory.ts"
import { eventually } from "./eventually.ts"

/** Two processes' clients of one key-value store. */
export type Sides = { one: SharedMemory; other: SharedMemory }

/** A rule of the key-value store: the result of `found` has to equal `is`. */
export type MemoryRule = { name: string; found: (sides: Sides) => Promise<unknown>; is: unknown }

const minute = { ttlMs: 60_000 }
const text = (bytes: Buffer | null) => bytes?.toString() ?? null
const bytes = (word: string) => Buffer.from(word)
const newKey = () => `curlew:rules:${randomUUID()}`

/** Contract of every key-value store: the Redis server and the fake of the tests. */
export const memoryRules: readonly MemoryRule[] = [
  {
    name: "what one process keeps, another reads, byte for byte",
    found: async ({ one, other }) => {
      const [key, all] = [newKey(), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]
      const wasKept = await one.set(key, all, minute)
      return [wasKept, (await other.get(key))?.equals(all), await other.get(newKey())]
    },
    is: [true, true, null],
  },
  {
    name: "what is kept ends by itself",
    found: async ({ one }) => {
      const key = newKey()
      await one.set(key, bytes("brief"), { ttlMs: 40 })
      return eventually(20_000, async () => {
        if (await one.get(key)) throw new Error("it is still there")
        return "ended"
      })
    },
    is: "ended",
  },
  {
    name: "of two that take the same place, one gets it",
    found: async ({ one, other }) => {
      const [key, options] = [newKey(), { ...minute, onlyIf: "absent" } as const]
      const first = await one.set(key, bytes("first"), options)
      const second = await other.set(key, bytes("second"), options)
      return [first, second, text(await other.get(key))]
    },
    is: [true, false, "first"],
  },
  {
    name: "what is to be replaced only, is not begun",
    found: async ({ one }) => {
      const [key, options] = [newKey(), { ...minute, onlyIf: "present" } as const]
      const before = await one.set(key, bytes("new"), options)
      await one.set(key, bytes("old"), minute)
      return [before, await one.set(key, bytes("new"), options), text(await one.get(key))]
    },
    is: [false, true, "new"],
  },
  {
    name: "a place is given back by who has it, and by nobody else",
    found: async ({ one, other }) => {
      const key = newKey()
      await one.set(key, bytes("mine"), minute)
      await other.release(key, bytes("theirs"))
      const kept = text(await one.get(key))
      await one.release(key, bytes("mine"))
      return [kept, await one.get(key)]
    },
    is: ["mine", null],
  },
  {
    name: "of two moments of one name the later one stands",
    found: async ({ one, other }) => {
      const key = newKey()
      await one.noteMoments(key, [
        ["a", 200],
        ["b", 1_790_000_000_123],
      ])
      await other.noteMoments(key, [
        ["a", 100],
        ["b", 1_790_000_000_124],
      ])
      const moments = await one.listMoments(key)
      return moments.toSorted(([a], [b]) => (a < b ? -1 : 1))
    },
    is: [
      ["a", 200],
      ["b", 1_790_000_000_124],
    ],
  },
  {
    name: "thousands of moments are kept",
    found: async ({ one, other }) => {
      const key = newKey()
      await one.noteMoments(
        key,
        Array.from({ length: 2_500 }, (_, at) => [`tag-${at}`, at + 1] as const),
      )
      return (await other.listMoments(key)).length
    },
    is: 2_500,
  },
  {
    name: "what one says, all hear who listen to that channel",
    found: async ({ one, other }) => {
      const [channel, elsewhere, heard] = [newKey(), newKey(), [] as string[]]
      one.hear(channel, (said) => heard.push(`one ${said}`))
      other.hear(channel, (said) => heard.push(`other ${said}`))
      other.hear(elsewhere, (said) => heard.push(`elsewhere ${said}`))
      return eventually(20_000, async () => {
        heard.length = 0
        await one.publish(channel, "news")
        await eventually(500, () => {
          if (heard.length < 2) throw new Error("not all have heard it")
        })
        return heard.toSorted()
      })
    },
    is: ["one news", "other news"],
  },
  {
    name: "both have the same time",
    found: async ({ one, other }) =>
      Math.abs((await one.getTime()) - (await other.getTime())) < 1_000,
    is: true,
  },
]
