import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createContext, runInContext } from "node:vm"
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import webpack from "webpack"
import { ProductScriptPlugin } from "./main-page-scripts.ts"

const productEntry = "app/[locale]/(shop)/product/[slug]/page"
const sources = {
  // Encodes the names of files, as the client of Next.js does when it is loaded.
  client: `
    const { u } = __webpack_require__
    __webpack_require__.u = (id) => encodeURI(u(id))
    self.getFile = () => __webpack_require__.u(__webpack_require__.productPage)`,
  product: "self.isProductLoaded = true",
}

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curlew-scripts-"))
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(root, `${name}.js`), code)
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

/** Builds the entries with one runtime, as Next.js does. */
async function build(entry: Record<string, string>): Promise<void> {
  const compiler = webpack({
    mode: "production",
    context: root,
    entry,
    output: { path: join(root, "built"), filename: "[name].js" },
    optimization: { runtimeChunk: { name: "webpack" } },
    plugins: [new ProductScriptPlugin()],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0]
      if (failure) reject(failure)
      else resolve()
    })
  })
}

/** Runs the scripts in this order, and returns the file that the runtime loads for the product. */
function getProductFile(files: string[]): unknown {
  const self: { getFile?: () => unknown } = {}
  const context = createContext({ self })
  for (const file of files) {
    runInContext(readFileSync(join(root, "built", `${file}.js`), "utf8"), context)
  }
  return self.getFile?.()
}

it.each([[["webpack", "client"]], [["client", "webpack"]]])(
  "registers the file of the product page before the client encodes names, if they run as %j",
  async (files) => {
    await build({ client: "./client.js", [productEntry]: "./product.js" })
    expect(getProductFile(files)).toBe(encodeURI(`${productEntry}.js`))
  },
)

it("fails the build without a product page, which the runtime would not find", async () => {
  await expect(build({ client: "./client.js" })).rejects.toThrow(/\[slug\]\/page is missing/)
})
