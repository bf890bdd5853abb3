import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { publishWorkerFiles, saveWorkerFiles } from "#scripts/build/worker-files.ts"

let root = ""
const at = (...names: string[]) => join(root, ...names)
const pretendBuild = (name: string) => {
  rmSync(at("public"), { recursive: true, force: true })
  mkdirSync(at("public"))
  writeFileSync(at("public", "icon.svg"), "icon")
  writeFileSync(at("public", "sw.js"), name)
  writeFileSync(at("public", `workbox-${name}.js`), name)
  saveWorkerFiles(at(name), at("public"))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curlew-worker-"))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it("publishes the service worker of the served build, also after a later build", () => {
  pretendBuild("shop")
  pretendBuild("test")
  publishWorkerFiles(at("shop"), at("public"))
  expect(readdirSync(at("public")).sort()).toEqual(["icon.svg", "sw.js", "workbox-shop.js"])
  expect(readFileSync(at("public", "sw.js"), "utf8")).toBe("shop")
})

it("leaves the public files unchanged for a build without a service worker", () => {
  pretendBuild("shop")
  publishWorkerFiles(at("never-built"), at("public"))
  expect(readFileSync(at("public", "sw.js"), "utf8")).toBe("shop")
})
