import { describe, expect, it } from "@jest/globals"
import { parsePostmasterPid } from "#scripts/postgres/postmaster.ts"
import { findUser } from "#scripts/postgres/service-user.ts"

const passwd = `root:x:0:0:root:/root:/bin/bash
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
toor:x:0:0::/root:/bin/sh
`

describe("the database's user", () => {
  it("is found by name", () => {
    expect(findUser(passwd, "postgres")).toEqual({ name: "postgres", uid: 101, gid: 104 })
  })

  it("is never root, whatever its name, nor someone unknown", () => {
    expect(findUser(passwd, "root")).toBeNull()
    expect(findUser(passwd, "toor")).toBeNull()
    expect(findUser(passwd, "curlew")).toBeNull()
  })
})

describe("a running server's note", () => {
  it("gives the process id of its first line, or nothing", () => {
    expect(parsePostmasterPid("4711\n/srv/.data/postgres\n1790000000\n5433\n")).toBe(4711)
    expect(parsePostmasterPid("")).toBeNull()
    expect(parsePostmasterPid("-12\n")).toBeNull()
  })
})
