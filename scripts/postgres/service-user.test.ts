import { describe, expect, it } from "@jest/globals"
import { parsePostmasterPid } from "#scripts/postgres/postmaster.ts"
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
