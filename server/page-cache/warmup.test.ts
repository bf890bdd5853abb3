import { expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"

// The tests provoke a failed render: its warning would only be noise.
process.env.LOG_LEVEL = "silent"
const { PageWarmer } = await import("./warmup.ts")

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

it("renders the other pages, and those added later, after a page that fails", async () => {
  const rendered: string[] = []
  const warmer = new PageWarmer({
    regenerate: async (path) => {
      if (path === "/broken") throw new Error("render failed")
      rendered.push(path)
    },
    isDue: () => true,
    waitUntilIdle: async () => {},
  })
  warmer.add(["/broken", "/shop"])
  await eventually(1_000, () => expect(rendered).toEqual(["/shop"]))
  warmer.add(["/broken"])
  warmer.add(["/about"])
  await eventually(1_000, () => expect(rendered).toEqual(["/shop", "/about"]))
})
