import { createHash } from "node:crypto"
import { existsSync, renameSync, statSync } from "node:fs"
import { join } from "node:path"
import { print } from "#scripts/lib/progress.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import {
  type Binaries,
  createBinariesCopy,
  createMissingLinks,
  findBinaries,
} from "#scripts/postgres/binaries.ts"
import { getPostgresRecord } from "#scripts/postgres/postgres-record.ts"
import {
  canReach,
  canRun,
  resolveServiceUser,
  type ServiceUser,
} from "#scripts/postgres/service-user.ts"

/** Where the embedded database lives and who runs it; `user` is null for the starter's own user. */
export type Placement = { binDir: string; clusterDir: string; user: ServiceUser | null }

/** Where root's database goes when its user cannot reach the checkout. */
const rootDataDir = "/var/lib/curlew"

/**
 * Chooses the place of the embedded database. An ordinary user has it in the data folder; root
 * hands it to a service user, and moves it out of folders closed to that user.
 */
export function resolvePlacement(dataDir: string): Placement {
  const binaries = findBinaries()
  const isHealed = createMissingLinks(binaries.folder)
  if (process.getuid?.() !== 0) {
    const folder = isHealed ? binaries.folder : createBinariesCopy(binaries, dataDir)
    return { binDir: join(folder, "bin"), clusterDir: join(dataDir, "postgres"), user: null }
  }
  const inside = join(dataDir, "postgres")
  const user = ownerOf(inside) ?? resolveServiceUser()
  const clusterDir = resolveClusterDir(dataDir, user)
  const binDir = resolveBinDir(binaries, user)
  if (clusterDir !== inside) {
    print(`  The user ${user.name} cannot reach ${dataDir}, so the database is in ${clusterDir}.`)
  }
  return { binDir, clusterDir, user }
}

function ownerOf(folder: string): ServiceUser | null {
  if (!existsSync(folder)) return null
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { name: `number ${uid}`, uid, gid }
}

function resolveClusterDir(dataDir: string, user: ServiceUser): string {
  const inside = join(dataDir, "postgres")
  const recorded = getPostgresRecord(dataDir)?.clusterDir
  if (recorded && recorded !== inside && existsSync(recorded)) return recorded
  if (canReach(user, dataDir)) return inside
  if (existsSync(inside)) {
    throw new UserError(
      `The database in ${inside} belongs to a user who can no longer reach it; open the folders above it to others (chmod o+x), or move the checkout back.`,
    )
  }
  const clusterDir = join(rootDataDir, hash(dataDir), "postgres")
  if (recorded !== clusterDir) renameLeftoverCluster(clusterDir)
  return clusterDir
}

/** Data of a checkout that was deleted is never taken over by a new one at the same path. */
function renameLeftoverCluster(clusterDir: string): void {
  if (!existsSync(clusterDir)) return
  const aside = `${clusterDir}-before-${new Date().toISOString().replaceAll(":", "-")}`
  renameSync(clusterDir, aside)
  print(`  A database of an earlier checkout at this path was retained as ${aside}.`)
}

function resolveBinDir(binaries: Binaries, user: ServiceUser): string {
  const binDir = join(binaries.folder, "bin")
  if (canRun(user, join(binDir, "postgres"))) return binDir
  return join(createBinariesCopy(binaries, join(rootDataDir, hash(projectRoot))), "bin")
}

function hash(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12)
}
