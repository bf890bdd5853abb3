import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { buildFingerprint, listSourceFiles } from "#scripts/build/build-record.ts"

let root = ""
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true })
  writeFileSync(join(root, path), text)
}
const createFingerprint = (variables = {}) => buildFingerprint(listSourceFiles(root, {}), variables)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curlew-sources-"))
  write("app/page.tsx", "page")
  write("package-lock.json", "{}")
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe("the fingerprint of a build's sources", () => {
  it.each([
    "app/page.tsx",
    "lib/deep/rule.ts",
    "public/logo.svg",
    "next.config.mjs",
    "scripts/build/plugin.ts",
    "package-lock.json",
  ])("changes with %s", (path) => {
    const before = createFingerprint()
    write(path, "changed")
    expect(createFingerprint()).not.toBe(before)
  })

  it.each([
    "backend/main.ts",
    "docs/a.md",
    "scripts/start/shop.ts",
    "lib/rule.test.ts",
    "public/sw.js",
    "public/workbox-1.js",
    "tsconfig.tsbuildinfo",
  ])("does not change with %s", (path) => {
    const before = createFingerprint()
    write(path, "changed")
    expect(createFingerprint()).toBe(before)
  })

  it("does not change when only a file's modification time changes, as by a checkout", () => {
    const before = createFingerprint()
    utimesSync(join(root, "app/page.tsx"), 1, 1)
    expect(createFingerprint()).toBe(before)
  })

  it("changes when a file is renamed or a built-in variable differs", () => {
    const before = createFingerprint({ SITE_URL: "http://localhost:3000" })
    expect(createFingerprint({ SITE_URL: "https://shop.example" })).not.toBe(before)
  })

  it("reuses the known hash of a file with the same size and modification time", () => {
    const known = listSourceFiles(root, {})
    const page = known["app/page.tsx"]
    const withKnownHash = page && { ...page, hash: "known" }
    const again = listSourceFiles(root, {
      ...known,
      ...(withKnownHash && { "app/page.tsx": withKnownHash }),
    })
    expect(again["app/page.tsx"]?.hash).toBe("known")
  })
})
