import { expect, it } from "@jest/globals"
import { memoryRules } from "#tests/support/memory-rules.ts"
import { FakeMemory } from "./fake-memory.ts"

it.each(memoryRules.map((rule) => [rule.name, rule] as const))(
  "in the stand-in, %s",
  async (_name, rule) => {
    const memory = new FakeMemory()
    expect(await rule.found({ one: memory.open(), other: memory.open() })).toEqual(rule.is)
  },
)
