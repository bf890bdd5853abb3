import { describe, expect, it } from "@jest/globals"
import { findLockOwner, lockFolder } from "#scripts/lib/folder-lock.ts"
import { getProcessIdentity } from "#scripts/lib/process-identity.ts"

describe("a data folder", () => {
  it("has one holder, which a second one is told about, and is free after its release", async () => {
    const folder = `/curlew-test/${process.pid}`
    const lock = await lockFolder(folder, "npm start")
    lock.update({ state: "running", postgresPort: 5555 })
    expect(await findLockOwner(folder)).toEqual({
      pid: process.pid,
      command: "npm start",
      state: "running",
      postgresPort: 5555,
    })
    await expect(lockFolder(folder, "npm run dev", 0)).rejects.toThrow(
      `"npm start" (process ${process.pid}) already uses ${folder}; stop it first`,
    )
    await lock.release()
    expect(await findLockOwner(folder)).toBeNull()
    await (await lockFolder(folder, "npm run dev", 0)).release()
  })
})

describe("a process", () => {
  it("is told from a later one with the same id, and from none", () => {
    expect(getProcessIdentity(process.pid)).toBe(getProcessIdentity(process.pid))
    expect(getProcessIdentity(process.pid)).not.toBe(getProcessIdentity(process.ppid))
    expect(getProcessIdentity(2 ** 22 + 1)).toBeNull()
  })
})
