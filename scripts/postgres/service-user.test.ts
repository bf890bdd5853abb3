import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { isServerReady, parsePostmasterPid } from "#scripts/postgres/postmaster.ts"
import { findUser } from "#scripts/postgres/service-user.ts"

const passwd = `root:x:0:0:root:/root:/bin/bash
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
toor:x:0:0::/root:/bin/sh
`

describe("the service user of the database", () => {
  it("is found by name in /etc/passwd", () => {
    expect(findUser(passwd, "postgres")).toEqual({ name: "postgres", uid: 101, gid: 104 })
  })

  it("is never root under any name, and is null for an unknown name", () => {
    expect(findUser(passwd, "root")).toBeNull()
    expect(findUser(passwd, "toor")).toBeNull()
    expect(findUser(passwd, "curlew")).toBeNull()
  })
})

describe("parsePostmasterPid", () => {
  it("returns the process id of the first line, or null", () => {
    expect(parsePostmasterPid("4711\n/srv/.data/postgres\n1790000000\n5433\n")).toBe(4711)
    expect(parsePostmasterPid("")).toBeNull()
    expect(parsePostmasterPid("-12\n")).toBeNull()
  })
})

describe("isServerReady", () => {
  it("is true if the server of postmaster.pid runs in its folder and accepts connections", async () => {
    const folder = mkdtempSync(join(tmpdir(), "curlew-"))
    const server = spawn("sleep", ["60"], { cwd: folder, stdio: "ignore" })
    await once(server, "spawn")
    const write = (pid: number | undefined, status: string) => {
      const lines = [pid, folder, 1790000000, 5433, "", "127.0.0.1", "  5432001   131072", status]
      writeFileSync(join(folder, "postmaster.pid"), `${lines.join("\n")}\n`)
    }
    try {
      expect(isServerReady(folder)).toBe(false)
      write(server.pid, "starting")
      expect(isServerReady(folder)).toBe(false)
      write(server.pid, "ready   ")
      expect(isServerReady(folder)).toBe(true)
      write(process.pid, "ready   ")
      expect(isServerReady(folder)).toBe(false)
    } finally {
      server.kill("SIGKILL")
      rmSync(folder, { recursive: true })
    }
  })
})
