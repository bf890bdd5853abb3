import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Gets the process id of the supervised process with this name ("storefront 1") in a data folder.
 * Throws if it does not run.
 */
export function getPid(dataDir: string, name: string): number {
  const text = readFileSync(join(dataDir, "run", `${name.replaceAll(" ", "-")}.pid`), "utf8")
  const pid = Number.parseInt(text, 10)
  if (!Number.isInteger(pid)) throw new Error(`The pid file of ${name} is not readable.`)
  return pid
}
