import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"

const source = z.object({ size: z.number(), modifiedMs: z.number(), hash: z.string() })
const buildRecordSchema = z.object({
  fingerprint: z.string(),
  sources: z.record(z.string(), source),
})

/** Sources and fingerprint of a finished build. */
type BuildRecord = z.infer<typeof buildRecordSchema>

/** Returns the record of the build in `distDir`; null without a finished build. */
export function getBuildRecord(distDir: string): BuildRecord | null {
  if (!existsSync(join(distDir, "BUILD_ID"))) return null
  try {
    return buildRecordSchema.parse(JSON.parse(readFileSync(recordPath(distDir), "utf8")))
  } catch {
    return null
  }
}

/** Saves the record, which marks the build as finished. */
export function saveBuildRecord(distDir: string, record: BuildRecord): void {
  saveFileAtomicallySync(recordPath(distDir), JSON.stringify(record), 0o644)
}

/** Deletes the record before a build: an interrupted build counts as none. */
export function deleteBuildRecord(distDir: string): void {
  rmSync(recordPath(distDir), { force: true })
}

function recordPath(distDir: string): string {
  return join(distDir, "curlew-build.json")
}

/** A source file as last read: its stat fields, and the hash of its content. */
type Source = { size: number; modifiedMs: number; hash: string }
export type Sources = Record<string, Source>

const folders = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "scripts/build",
  "server",
  "worker",
]
const rootFile =
  /^(middleware|proxy|instrumentation(-client)?|next\.config|postcss\.config|tsconfig|package|package-lock)\.(json|[cm]?[jt]s)$/
/** Excluded files: tests change no page, and the build itself writes the worker into `public`. */
const notSource = /\.test\.tsx?$|^public\/(sw|workbox-[^/]*|swe-worker-[^/]*)\.js(\.map)?$/

/**
 * Returns the source files of a storefront build, by path. The entry of a file with the same size
 * and modification time as in `known` is reused without reading the file.
 */
export function listSourceFiles(root: string, known: Sources): Sources {
  const sources: Sources = {}
  for (const path of listPaths(root)) {
    const { size, mtimeMs: modifiedMs } = statSync(join(root, path))
    const before = known[path]
    const isSame = before?.size === size && before.modifiedMs === modifiedMs
    sources[path] = isSame ? before : { size, modifiedMs, hash: hashFile(join(root, path)) }
  }
  return sources
}

function listPaths(root: string): string[] {
  const paths = readdirSync(root).filter((name) => rootFile.test(name))
  for (const folder of folders) {
    for (const entry of listFolder(join(root, folder))) {
      if (entry.isFile()) paths.push(join(entry.parentPath, entry.name).slice(root.length + 1))
    }
  }
  return paths.filter((path) => !notSource.test(path)).sort()
}

function listFolder(folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
}

function hashFile(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex")
}

/** Builds a SHA-256 of the content of all sources and of the variables inlined in built pages. */
export function buildFingerprint(sources: Sources, variables: Record<string, string>): string {
  const hash = createHash("sha256")
  for (const [path, source] of Object.entries(sources)) hash.update(`${path}\0${source.hash}\n`)
  const names = Object.keys(variables).sort()
  for (const name of names) hash.update(`${name}=${variables[name]}\n`)
  return hash.digest("hex")
}
