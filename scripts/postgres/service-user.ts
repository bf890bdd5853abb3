import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { UserError } from "#scripts/lib/user-error.ts"

/** The user that PostgreSQL runs as if root starts the shop, since it does not run as root. */
export type ServiceUser = { name: string; uid: number; gid: number }

/** Returns the entry of a user in the text of /etc/passwd; null if absent or if its uid is 0. */
export function findUser(passwd: string, name: string): ServiceUser | null {
  for (const line of passwd.split("\n")) {
    const [entry, , uid, gid] = line.split(":")
    if (entry === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

/**
 * Returns the machine's `postgres` user, else a system user `curlew` created for this purpose, else
 * `nobody`. Throws a UserError without any of them.
 */
export function resolveServiceUser(): ServiceUser {
  const known = find("postgres") ?? find("curlew")
  if (known) return known
  for (const useradd of ["/usr/sbin/useradd", "/sbin/useradd"]) {
    spawnSync(
      useradd,
      ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "--user-group", "curlew"],
      { stdio: "ignore" },
    )
  }
  const user = find("curlew") ?? find("nobody")
  if (user) return user
  throw new UserError(
    "PostgreSQL does not run as root and no other user could be made; start Curlew as an ordinary user, or set DATABASE_URL.",
  )
}

function find(name: string): ServiceUser | null {
  return findUser(readFileSync("/etc/passwd", "utf8"), name)
}

/** True if this user can enter the folder and its parents, as checked by the system. */
export function canReach(user: ServiceUser, folder: string): boolean {
  return asUser(user, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder])
}

/** True if this user can run the program. */
export function canRun(user: ServiceUser, program: string): boolean {
  return asUser(user, program, ["--version"])
}

function asUser(user: ServiceUser, program: string, args: string[]): boolean {
  const { uid, gid } = user
  const env = { NODE_ENV: "production" as const, PATH: "/usr/bin:/bin" }
  const ended = spawnSync(program, args, { uid, gid, cwd: "/", stdio: "ignore", env })
  return ended.status === 0
}
