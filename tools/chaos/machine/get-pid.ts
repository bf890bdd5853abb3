import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"

const pidFileSchema = z.object({ pid: z.number().int().positive() })

/**
 * Gets the process id of the supervised process with this name ("storefront 1") in a data folder.
 */
export function getPid(dataDir: string, name: string): number {
  const path = join(dataDir, "run", `${name.replaceAll(" ", "-")}.json`)
  return pidFileSchema.parse(JSON.parse(readFileSync(path, "utf8"))).pid
}
