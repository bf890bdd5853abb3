import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire, stripTypeScriptTypes } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "@jest/globals"
import type Webpack from "webpack"

/** The framework's own, which sees less far ahead than the newest. */
const { webpack }: { webpack: typeof Webpack } = createRequire(import.meta.url)(
  "next/dist/compiled/webpack/webpack.js",
)
const folder = mkdtempSync(join(tmpdir(), "curlew-instrumentation-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Why it cannot be bundled for a runtime as `npm run dev` does it, where nothing else is found. */
async function listTroubles(runtime: "nodejs" | "edge"): Promise<string[]> {
  const entry = join(folder, "instrumentation.js")
  const source = readFileSync(new URL("../../instrumentation.ts", import.meta.url), "utf8")
  writeFileSync(entry, stripTypeScriptTypes(source))
  const known = { "process.env.NEXT_RUNTIME": JSON.stringify(runtime) }
  const plugins = [new webpack.DefinePlugin(known)]
  const output = { path: folder, filename: `${runtime}.js` }
  return new Promise((resolve, reject) => {
    webpack({ mode: "development", context: folder, entry, output, plugins }, (fault, stats) => {
      if (fault || !stats) reject(fault ?? new Error("nothing was bundled"))
      else resolve(stats.compilation.errors.map(({ message }) => message))
    })
  })
}

describe("what the framework runs before all else", () => {
  it("takes the log in where Node's modules are", async () => {
    expect(await listTroubles("nodejs")).toEqual([expect.stringContaining("log-page-fault")])
  })

  it("takes nothing in for the runtime that has none of them", async () => {
    expect(await listTroubles("edge")).toEqual([])
  })
})
