import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { UserError } from "#scripts/lib/user-error.ts"

/** The user PostgreSQL runs as when root starts the shop, since it refuses to run as root. */
export type ServiceUser = { name: string; uid: number; gid: number }

/** The entry of one user in the text of /etc/passwd, or null. Root is never answered. */
export function findUser(passwd: string, name: string): ServiceUser | null {
  for (const line of passwd.split("\n")) {
    const [entry, , uid, gid] = line.split(":")
    if (entry === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

/**
 * The machine's `postgres` user if it has one, else a system user `curlew` made for the purpose,
 * else `nobody`. Throws a StartFault when there is none of them.
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

/** Whether this user can pass through and enter the folder, as the system itself sees it. */
export function canReach(user: ServiceUser, folder: string): boolean {
  return asUser(user, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder])
}

/** Whether this user can run the program. */
export function canRun(user: ServiceUser, program: string): boolean {
  return asUser(user, program, ["--version"])
}

function asUser(user: ServiceUser, program: string, args: string[]): boolean {
  const { uid, gid } = user
  const env = { NODE_ENV: "production" as const, PATH: "/usr/bin:/bin" }
  const ended = spawnSync(program, args, { uid, gid, cwd: "/", stdio: "ignore", env })
  return ended.status === 0
}
