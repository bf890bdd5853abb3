import { expect, it } from "@jest/globals"
import { memoryRules } from "#tests/assertions/memory-rules.ts"
import { FakeKeyValueStore } from "./fake-store.ts"

it.each(memoryRules.map((rule) => [rule.name, rule] as const))(
  "follows the contract of the store in the fake: %s",
  async (_name, rule) => {
    const memory = new FakeKeyValueStore()
    expect(await rule.found({ one: memory.open(), other: memory.open() })).toEqual(rule.is)
  },
)
