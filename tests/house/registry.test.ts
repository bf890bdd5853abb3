import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { widgets } from "#components/widgets/registry.ts"

const folder = join(import.meta.dirname, "../../components/widgets/types")
const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))

describe("the widget registry", () => {
  it("holds every widget of the folder", async () => {
    for (const file of files) {
      const exported: unknown[] = Object.values(await import(join(folder, file)))
      const found = exported.filter((value) => widgets.some((widget) => widget === value))
      expect({ file, widgets: found.length }).toEqual({ file, widgets: 1 })
    }
    expect(widgets).toHaveLength(files.length)
  })

  it("knows each type once", () => {
    const types = widgets.map(({ type }) => type)
    expect(types).toEqual([...new Set(types)])
  })

  it.each(widgets.map((widget) => [widget.type, widget] as const))(
    "%s can be placed without any settings",
    (_type, widget) => {
      expect(widget.plan({})).toHaveProperty("plan")
    },
  )
})
