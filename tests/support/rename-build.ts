import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

/** Files that name scripts and styles; all others of a build are taken as they are. */
const naming = /\.(?:js|json|html|rsc|body|meta|css)$|\/BUILD_ID$/
/** The part of a file's name that is made of its content. */
const contentHash = /(?<=[-.]|\/)[0-9a-f]{16}(?=\.(?:js|css)$)/
/** What a running storefront keeps beside the build; a deploy begins without. */
const keptBeside = ["cache", "page-cache"]

/**
 * Makes another build of the one in this folder: the same pages, but none of its scripts and styles has
 * the name it had, and its identifier is another; with `renamesActions` the actions of its forms have
 * other names too. `round` sets one build from the next.
 */
export async function renameBuild(
  folder: string,
  { round, renamesActions }: { round: number; renamesActions: boolean },
): Promise<void> {
  for (const name of keptBeside) await rm(join(folder, name), { recursive: true, force: true })
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
    if (renamed !== text) await writeFile(path, renamed)
  }
  for (const path of files) {
    const name = basename(path).replace(names, draw)
    if (name !== basename(path)) await rename(path, join(dirname(path), name))
  }
  const manifests = join(folder, "static", buildId)
  if (existsSync(manifests)) await rename(manifests, join(folder, "static", draw(buildId)))
}

/** What the forms' actions are called by. */
async function listActions(folder: string): Promise<string[]> {
  const path = join(folder, "server", "server-reference-manifest.json")
  const { node }: { node: Record<string, unknown> } = JSON.parse(await readFile(path, "utf8"))
  return Object.keys(node)
}

/**
 * As long as the old name, for lengths stand in the pages' payloads; the first two signs of an action's
 * name say what it takes.
 */
function drawName(name: string, round: number): string {
  const kept = name.length > 40 ? name.slice(0, 2) : ""
  const drawn = createHash("sha256").update(`${name} ${round}`).digest("hex")
  return `${kept}${drawn}`.slice(0, name.length)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
