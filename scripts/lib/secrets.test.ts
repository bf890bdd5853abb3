import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { getSecrets } from "#scripts/lib/secrets.ts"

let dataDir = ""
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "curlew-secrets-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe("the secrets of an installation", () => {
  it("are generated once, all different, in a file that only its owner can read", () => {
    const first = getSecrets(dataDir)
    expect(getSecrets(dataDir)).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(4)
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600)
  })

  it("are overridden by those the operator sets, and stay stored", () => {
    const created = getSecrets(dataDir)
    const tokenSecret = "t".repeat(40)
    expect(getSecrets(dataDir, { tokenSecret })).toEqual({ ...created, tokenSecret })
    expect(getSecrets(dataDir)).toEqual(created)
  })

  it.each(["", "{", "{}", '{"tokenSecret":"short"}'])(
    "are not replaced if their file is damaged (%j)",
    (text) => {
      const path = join(dataDir, "secrets.json")
      writeFileSync(path, text)
      expect(() => getSecrets(dataDir)).toThrow(/is damaged; restore it from a backup, or delete/)
      expect(readFileSync(path, "utf8")).toBe(text)
    },
  )
})
