import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "@jest/globals"

const sources = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join("server", path), "utf8") }))

it("overrides methods of a response in one module only", () => {
  const override = /\.(?:write|end|writeHead|flushHeaders|setHeader) = /
  expect(sources.filter(({ text }) => override.test(text)).map(({ path }) => path)).toEqual([
    "response.ts",
  ])
})

it("describes every middleware of the pipeline in the documentation", () => {
  const docs = readFileSync("docs/architecture/storefront-server.md", "utf8")
  const pipeline = sources.find(({ path }) => path === "pipeline.ts")?.text ?? ""
  const imported = [
    ...pipeline.matchAll(/^import \{([^}]*)\} from "\.\/(?:middleware|compression)/gm),
  ]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => /^(?:handle|register|update|strip|send\w*Redirect|openPreview)/.test(name))
    .filter((name) => name !== "registerActiveRequest")
  expect(imported.length).toBeGreaterThan(20)
  expect(imported.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})
