import { expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { PageWarmer } from "./page-warmer.ts"

it("renders pages one at a time, each when idle, and skips those that were requested first", async () => {
  const rendered: string[] = []
  const idleMoments: (() => void)[] = []
  const visited = new Set(["/visited"])
  const warmer = new PageWarmer({
    renew: async (path) => void rendered.push(path),
    isDue: (path) => !visited.has(path),
    untilIdle: () => new Promise((resolve) => idleMoments.push(resolve)),
  })
  warmer.add(["/shop", "/visited"])
  warmer.add(["/about", "/shop"])
  for (const soFar of [["/shop"], ["/shop"], ["/shop", "/about"]]) {
    await eventually(1_000, () => expect(idleMoments).toHaveLength(1))
    idleMoments.pop()?.()
    await eventually(1_000, () => expect(rendered).toEqual(soFar))
  }
  warmer.add(["/later"])
  await eventually(1_000, () => expect(idleMoments).toHaveLength(1))
  idleMoments.pop()?.()
  await eventually(1_000, () => expect(rendered).toEqual(["/shop", "/about", "/later"]))
})
