import { describe, expect, it } from "@jest/globals"
import { askHolder, holdFolder } from "#scripts/holder.ts"
import { identifyProcess } from "#scripts/process-identity.ts"

describe("a data folder", () => {
  it("has one holder, which a second one is told about, and is free after its release", async () => {
    const folder = `/curlew-test/${process.pid}`
    const hold = await holdFolder(folder, "npm start")
    hold.update({ state: "running", postgresPort: 5555 })
    expect(await askHolder(folder)).toEqual({
      pid: process.pid,
      command: "npm start",
      state: "running",
      postgresPort: 5555,
    })
    await expect(holdFolder(folder, "npm run dev", 0)).rejects.toThrow(
      `"npm start" (process ${process.pid}) already uses ${folder}; stop it first`,
    )
    await hold.release()
    expect(await askHolder(folder)).toBeNull()
    await (await holdFolder(folder, "npm run dev", 0)).release()
  })
})

describe("a process", () => {
  it("is told from a later one with the same id, and from none", () => {
    expect(identifyProcess(process.pid)).toBe(identifyProcess(process.pid))
    expect(identifyProcess(process.pid)).not.toBe(identifyProcess(process.ppid))
    expect(identifyProcess(2 ** 22 + 1)).toBeNull()
  })
})
