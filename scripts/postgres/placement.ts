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

/** Folders and user of the embedded database; `user` is null for the user of this process. */
export type Placement = { binDir: string; clusterDir: string; user: ServiceUser | null }

/** Parent folder of root's database if the service user cannot access the checkout. */
const rootDataDir = "/var/lib/curlew"

/**
 * Resolves the folders and the user of the embedded database. An ordinary user has it in the data
 * folder. If root starts the shop, a service user owns it, outside the data folder if that user
 * cannot access it. Throws a UserError.
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

/** Renames the cluster of a deleted checkout, so that a new one at the same path never uses it. */
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
