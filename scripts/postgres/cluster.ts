import { spawnSync } from "node:child_process"
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { publicMask, withUmask } from "#scripts/lib/umask.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import type { Placement } from "#scripts/postgres/placement.ts"

export const superuser = "curlew"
export const databaseName = "curlew"

/** Environment of PostgreSQL's programs. Inherits nothing, so that no PG* variable affects them. */
export const postgresEnv: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/bin:/bin",
  LANG: "C.UTF-8",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
}

/** Returns the options to spawn the programs: as the service user, in a folder open to everyone. */
export function getSpawnOptions({ user }: Placement) {
  return { cwd: "/", env: postgresEnv, ...(user && { uid: user.uid, gid: user.gid }) }
}

/**
 * Creates the database cluster with initdb in a temporary folder, and in it the shop's database.
 * Renames it when it is complete, so that an interrupted start leaves no partial cluster. Throws a
 * UserError.
 */
export function createCluster(placement: Placement, password: string): void {
  const { clusterDir, binDir } = placement
  const draft = `${clusterDir}.draft`
  rmSync(draft, { recursive: true, force: true })
  withUmask(publicMask, () => mkdirSync(dirname(clusterDir), { recursive: true }))
  mkdirSync(draft, { mode: 0o700 })
  const passwordDir = mkdtempSync(join(tmpdir(), "curlew-"))
  const passwordFile = join(passwordDir, "password")
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    giveTo(placement, draft, passwordDir, passwordFile)
    const made = spawnSync(join(binDir, "initdb"), initdbArgs(draft, passwordFile), {
      ...getSpawnOptions(placement),
      encoding: "utf8",
    })
    if (made.status !== 0)
      throw new UserError(formatInitdbError(made.error?.message ?? made.stderr))
    const error = runStatement(placement, draft, `CREATE DATABASE ${databaseName}`)
    if (error !== null) throw new UserError(formatInitdbError(error))
    renameSync(draft, clusterDir)
  } finally {
    rmSync(passwordDir, { recursive: true, force: true })
  }
}

function initdbArgs(folder: string, passwordFile: string): string[] {
  return [
    "--pgdata",
    folder,
    "--username",
    superuser,
    "--pwfile",
    passwordFile,
    "--auth",
    "scram-sha-256",
    "--encoding",
    "UTF8",
    "--locale",
    "C.UTF-8",
    "--locale-provider",
    "builtin",
    "--builtin-locale",
    "C.UTF-8",
    "--no-instructions",
  ]
}

function giveTo({ user }: Placement, ...paths: string[]): void {
  if (user) for (const path of paths) chownSync(path, user.uid, user.gid)
}

function formatInitdbError(output: string): string {
  const reason =
    output
      .trim()
      .split("\n")
      .find((line) => /error|fatal/i.test(line)) ?? output.trim()
  return `The database could not be created (${reason}); free some space or fix the folder's permissions and start again, or set DATABASE_URL.`
}

/** Throws a UserError if the cluster is of another major version than the installed PostgreSQL. */
export function requireSameMajor({ clusterDir, binDir }: Placement): void {
  const stored = readMajor(clusterDir)
  const version = spawnSync(join(binDir, "postgres"), ["--version"], { cwd: "/", encoding: "utf8" })
  const installed = /\(PostgreSQL\) (\d+)/.exec(version.stdout ?? "")?.[1] ?? null
  if (stored === null || installed === null || stored === installed) return
  throw new UserError(
    `The database in ${clusterDir} was made by PostgreSQL ${stored} and this Curlew has ${installed}; move its data with pg_dump, or start with another DATA_DIR.`,
  )
}

/** Returns the cluster's major version; null if only the server's own user may read it. */
function readMajor(clusterDir: string): string | null {
  try {
    return readFileSync(join(clusterDir, "PG_VERSION"), "utf8").trim()
  } catch {
    return null
  }
}

/**
 * Updates the superuser's password in a stopped database, after the secrets were generated again.
 * Throws a UserError if that fails.
 */
export function updateDatabasePassword(placement: Placement, password: string): void {
  const { clusterDir } = placement
  const literal = `'${password.replaceAll("'", "''")}'`
  const error = runStatement(placement, clusterDir, `ALTER ROLE ${superuser} PASSWORD ${literal}`)
  if (error === null) return
  throw new UserError(
    `The database in ${clusterDir} has another password than secrets.json, and giving it this one failed (${error}); put the former secrets.json back, or start with another DATA_DIR.`,
  )
}

/**
 * Runs a statement in a stopped cluster, in single-user mode, which continues after an error.
 * Returns null, or the error.
 */
function runStatement(placement: Placement, folder: string, statement: string): string | null {
  const args = ["--single", "-D", folder, "postgres"]
  const ended = spawnSync(join(placement.binDir, "postgres"), args, {
    ...getSpawnOptions(placement),
    input: `${statement};\n`,
    encoding: "utf8",
  })
  const lines = ended.error ? [ended.error.message] : ended.stderr.trim().split("\n")
  const error = lines.findLast((line) => /ERROR|FATAL|PANIC/.test(line))
  return ended.status === 0 && error === undefined ? null : (error ?? lines.at(-1) ?? "")
}
