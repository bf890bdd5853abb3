import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire, stripTypeScriptTypes } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "@jest/globals"
import type Webpack from "webpack"

/** The webpack bundled with Next.js, whose dead code analysis is weaker than the newest one's. */
const { webpack }: { webpack: typeof Webpack } = createRequire(import.meta.url)(
  "next/dist/compiled/webpack/webpack.js",
)
const folder = mkdtempSync(join(tmpdir(), "curlew-instrumentation-"))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Returns the errors of bundling instrumentation.ts for a runtime as `npm run dev` does. Its own
 * imports cannot be resolved here, so each import that the bundle includes is an error.
 */
async function listBuildErrors(runtime: "nodejs" | "edge"): Promise<string[]> {
  const entry = join(folder, "instrumentation.js")
  const source = readFileSync(new URL("../../instrumentation.ts", import.meta.url), "utf8")
  writeFileSync(entry, stripTypeScriptTypes(source))
  const known = { "process.env.NEXT_RUNTIME": JSON.stringify(runtime) }
  const plugins = [new webpack.DefinePlugin(known)]
  const output = { path: folder, filename: `${runtime}.js` }
  return new Promise((resolve, reject) => {
    webpack({ mode: "development", context: folder, entry, output, plugins }, (error, stats) => {
      if (error || !stats) reject(error ?? new Error("nothing was bundled"))
      else resolve(stats.compilation.errors.map(({ message }) => message))
    })
  })
}

describe("the instrumentation hook of Next.js", () => {
  it("bundles the request error log for the Node.js runtime", async () => {
    expect(await listBuildErrors("nodejs")).toEqual([expect.stringContaining("log-request-error")])
  })

  it("bundles no module for the edge runtime, which has no Node.js modules", async () => {
    expect(await listBuildErrors("edge")).toEqual([])
  })
})
