import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it, jest } from "@jest/globals"
import type { Audit } from "./last-audit.ts"

const folder = await mkdtemp(join(tmpdir(), "curlew-audit-"))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = "silent"

const audit: Audit = {
  version: 1,
  isCut: false,
  startedAt: "2026-11-21T00:00:00.000Z",
  finishedAt: "2026-11-21T00:00:05.000Z",
  pages: [{ path: "/", isListed: true, status: 200, links: [] }],
  groups: [{ code: "orphan", subject: "", count: 1, pages: [0] }],
}

/** Imports the module with the empty state of a newly started process. */
async function start() {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for("curlew.last-audit"))
  return import("./last-audit.ts")
}

beforeEach(() => rm(join(folder, "audit"), { recursive: true, force: true }))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe("last audit", () => {
  it("is null before the first audit", async () => {
    const { getLastAudit } = await start()
    expect(await getLastAudit()).toBeNull()
  })

  it("survives a restart and leaves no other file on disk", async () => {
    const before = await start()
    await before.saveLastAudit(audit)
    expect(await before.getLastAudit()).toEqual(audit)
    const after = await start()
    expect(await after.getLastAudit()).toEqual(audit)
    expect(await readdir(join(folder, "audit"))).toEqual(["last-audit.json"])
  })

  it.each(['{"version":1', '{"version":2}', "", '{"version":1,"groups":[{"code":"constructor"}]}'])(
    "ignores a file with invalid content: %j",
    async (text) => {
      await mkdir(join(folder, "audit"))
      await writeFile(join(folder, "audit", "last-audit.json"), text)
      const { getLastAudit } = await start()
      expect(await getLastAudit()).toBeNull()
    },
  )

  it("is stored in memory if the disk cannot be written", async () => {
    await writeFile(join(folder, "audit"), "in the way")
    const { getLastAudit, saveLastAudit } = await start()
    await saveLastAudit(audit)
    expect(await getLastAudit()).toEqual(audit)
  })
})
