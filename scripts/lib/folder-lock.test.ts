import { describe, expect, it } from "@jest/globals"
import { findLockOwner, lockFolder } from "#scripts/lib/folder-lock.ts"
import { getProcessIdentity } from "#scripts/lib/processes.ts"

describe("the lock of a data folder", () => {
  it("has one owner, which a second process's error names, and is free after release", async () => {
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

describe("the identity of a process", () => {
  it("is stable, differs from that of another process, and is null for a missing process", () => {
    expect(getProcessIdentity(process.pid)).toBe(getProcessIdentity(process.pid))
    expect(getProcessIdentity(process.pid)).not.toBe(getProcessIdentity(process.ppid))
    expect(getProcessIdentity(2 ** 22 + 1)).toBeNull()
  })
})
