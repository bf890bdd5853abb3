import { randomUUID } from "node:crypto"
import type { KeyValueStore } from "#lib/redis/key-value-store.ts"
import { eventually } from "./eventually.ts"

/** Two processes' clients of one key-value store. */
type Sides = { one: KeyValueStore; other: KeyValueStore }

/** A rule of the key-value store: the result of `found` has to equal `is`. */
type MemoryRule = { name: string; found: (sides: Sides) => Promise<unknown>; is: unknown }

const minute = { ttlMs: 60_000 }
const text = (bytes: Buffer | null) => bytes?.toString() ?? null
const bytes = (word: string) => Buffer.from(word)
const newKey = () => `curlew:rules:${randomUUID()}`

/** Contract of every key-value store: the Redis server and the fake of the tests. */
export const memoryRules: readonly MemoryRule[] = [
  {
    name: "returns a value that another process stored, byte for byte",
    found: async ({ one, other }) => {
      const [key, all] = [newKey(), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]
      const wasStored = await one.set(key, all, minute)
      return [wasStored, (await other.get(key))?.equals(all), await other.get(newKey())]
    },
    is: [true, true, null],
  },
  {
    name: "expires a value after its TTL",
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
    name: "sets an absent key for one of two writers only",
    found: async ({ one, other }) => {
      const [key, options] = [newKey(), { ...minute, onlyIf: "absent" } as const]
      const first = await one.set(key, bytes("first"), options)
      const second = await other.set(key, bytes("second"), options)
      return [first, second, text(await other.get(key))]
    },
    is: [true, false, "first"],
  },
  {
    name: 'does not create a key with onlyIf "present"',
    found: async ({ one }) => {
      const [key, options] = [newKey(), { ...minute, onlyIf: "present" } as const]
      const before = await one.set(key, bytes("new"), options)
      await one.set(key, bytes("old"), minute)
      return [before, await one.set(key, bytes("new"), options), text(await one.get(key))]
    },
    is: [false, true, "new"],
  },
  {
    name: "releases a key only for the writer of its value",
    found: async ({ one, other }) => {
      const key = newKey()
      await one.set(key, bytes("mine"), minute)
      await other.release(key, bytes("theirs"))
      const stored = text(await one.get(key))
      await one.release(key, bytes("mine"))
      return [stored, await one.get(key)]
    },
    is: ["mine", null],
  },
  {
    name: "stores the later of two timestamps of one name",
    found: async ({ one, other }) => {
      const key = newKey()
      await one.saveTimestamps(key, [
        ["a", 200],
        ["b", 1_790_000_000_123],
      ])
      await other.saveTimestamps(key, [
        ["a", 100],
        ["b", 1_790_000_000_124],
      ])
      const timestamps = await one.listTimestamps(key)
      return timestamps.toSorted(([a], [b]) => (a < b ? -1 : 1))
    },
    is: [
      ["a", 200],
      ["b", 1_790_000_000_124],
    ],
  },
  {
    name: "stores thousands of timestamps",
    found: async ({ one, other }) => {
      const key = newKey()
      await one.saveTimestamps(
        key,
        Array.from({ length: 2_500 }, (_, at) => [`tag-${at}`, at + 1] as const),
      )
      return (await other.listTimestamps(key)).length
    },
    is: 2_500,
  },
  {
    name: "delivers a published message to every subscriber of its channel",
    found: async ({ one, other }) => {
      const [channel, elsewhere, received] = [newKey(), newKey(), [] as string[]]
      one.subscribe(channel, (message) => received.push(`one ${message}`))
      other.subscribe(channel, (message) => received.push(`other ${message}`))
      other.subscribe(elsewhere, (message) => received.push(`elsewhere ${message}`))
      return eventually(20_000, async () => {
        received.length = 0
        await one.publish(channel, "update")
        await eventually(500, () => {
          if (received.length < 2) throw new Error("not all subscribers received it")
        })
        return received.toSorted()
      })
    },
    is: ["one update", "other update"],
  },
]
