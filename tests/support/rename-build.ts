import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

/** Matches files that reference scripts and styles; all other files of a build stay unchanged. */
const naming = /(?<!\.nft)\.(?:js|json|html|rsc|body|meta|css)$|\/BUILD_ID$/
/** Matches the content hash in a file name. */
const contentHash = /(?<=[-.]|\/)[0-9a-f]{16}(?=\.(?:js|css)$)/
/** Folders that a running storefront writes beside the build; a deployment starts without them. */
const runtimeFolders = ["cache", "page-cache"]

/**
 * Turns the build in this folder into another one: the same pages, but a new build id and new names
 * of all scripts and styles; with `renamesActions` also new ids of the server actions. `round`
 * makes successive builds differ.
 */
export async function renameBuild(
  folder: string,
  { round, renamesActions }: { round: number; renamesActions: boolean },
): Promise<void> {
  for (const name of runtimeFolders) await rm(join(folder, name), { recursive: true, force: true })
  const files = await listFiles(folder)
  const buildId = (await readFile(join(folder, "BUILD_ID"), "utf8")).trim()
  const old = new Set([buildId])
  for (const path of files.filter((each) => each.startsWith(join(folder, "static")))) {
    const [hash] = contentHash.exec(path) ?? []
    if (hash) old.add(hash)
  }
  if (renamesActions) for (const id of await listActions(folder)) old.add(id)
  const draw = (name: string) => drawName(name, round)
  const names = new RegExp([...old].join("|"), "g")
  for (const path of files.filter((each) => naming.test(each))) {
    const text = await readFile(path, "utf8")
    const renamed = text.replace(names, draw)
    if (renamed !== text) await replaceFile(path, renamed)
  }
  for (const path of files) {
    const name = basename(path).replace(names, draw)
    if (name !== basename(path)) await rename(path, join(dirname(path), name))
  }
  const manifests = join(folder, "static", buildId)
  if (existsSync(manifests)) await rename(manifests, join(folder, "static", draw(buildId)))
}

/** Returns the ids of the server actions. */
async function listActions(folder: string): Promise<string[]> {
  const path = join(folder, "server", "server-reference-manifest.json")
  const { node }: { node: Record<string, unknown> } = JSON.parse(await readFile(path, "utf8"))
  return Object.keys(node)
}

/**
 * Returns a new name of the same length, since RSC payloads contain lengths. Preserves the first
 * two characters of an action id, which encode its arguments.
 */
function drawName(name: string, round: number): string {
  const prefix = name.length > 40 ? name.slice(0, 2) : ""
  const drawn = createHash("sha256").update(`${name} ${round}`).digest("hex")
  return `${prefix}${drawn}`.slice(0, name.length)
}

/** Replaces the file by another one: it may be a link to a file of the build under test. */
async function replaceFile(path: string, text: string): Promise<void> {
  await rm(path)
  await writeFile(path, text)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
