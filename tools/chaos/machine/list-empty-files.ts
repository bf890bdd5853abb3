import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Cluster } from "#tools/cluster/start-cluster.ts"

/** Lists an error if cached pages on disk have zero length: they would be served as blank pages. */
export function listEmptyFiles({ distDir }: Cluster): string[] {
  const files = readdirSync(join(projectRoot, distDir), { recursive: true, withFileTypes: true })
  const empty = files.filter(
    (file) =>
      file.isFile() &&
      file.parentPath.includes("page-cache") &&
      !file.name.endsWith(".tmp") &&
      statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size === 0,
  )
  return empty.length === 0 ? [] : [`${empty.length} pages on disk have no length`]
}
