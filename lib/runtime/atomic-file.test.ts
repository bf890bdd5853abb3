import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { saveFileAtomically, saveFileAtomicallySync } from "./atomic-file.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curlew-atomic-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each([
  ["saveFileAtomically", (path: string) => saveFileAtomically(path, Buffer.from("new"), 0o640)],
  ["saveFileAtomicallySync", async (path: string) => saveFileAtomicallySync(path, "new", 0o640)],
])("%s", (_name, save) => {
  it("replaces a file, with the given mode, and leaves nothing beside it", async () => {
    const path = join(folder, "file.json")
    writeFileSync(path, "old")
    await save(path)
    expect(readFileSync(path, "utf8")).toBe("new")
    expect((statSync(path).mode & 0o777).toString(8)).toBe("640")
    expect(readdirSync(folder)).toEqual(["file.json"])
  })

  it("rejects with the cause and leaves no temporary file where the path cannot be replaced", async () => {
    const path = join(folder, "file.json", "inner")
    await saveFileAtomically(path, Buffer.from("old"))
    await expect(save(join(folder, "file.json"))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
    expect([readdirSync(folder), readFileSync(path, "utf8")]).toEqual([["file.json"], "old"])
  })
})
