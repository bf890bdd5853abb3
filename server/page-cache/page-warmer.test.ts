import { expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { PageWarmer } from "./page-warmer.ts"

it("renders pages one at a time, each when idle, and skips those that were requested first", async () => {
  const rendered: string[] = []
  const idleSignals: (() => void)[] = []
  const requested = new Set(["/visited"])
  const warmer = new PageWarmer({
    regenerate: async (path) => void rendered.push(path),
    isDue: (path) => !requested.has(path),
    waitUntilIdle: () => new Promise((resolve) => idleSignals.push(resolve)),
  })
  warmer.add(["/shop", "/visited"])
  warmer.add(["/about", "/shop"])
  for (const soFar of [["/shop"], ["/shop"], ["/shop", "/about"]]) {
    await eventually(1_000, () => expect(idleSignals).toHaveLength(1))
    idleSignals.pop()?.()
    await eventually(1_000, () => expect(rendered).toEqual(soFar))
  }
  warmer.add(["/later"])
  await eventually(1_000, () => expect(idleSignals).toHaveLength(1))
  idleSignals.pop()?.()
  await eventually(1_000, () => expect(rendered).toEqual(["/shop", "/about", "/later"]))
})
