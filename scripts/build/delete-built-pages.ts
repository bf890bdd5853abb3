import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "#scripts/lib/project.ts"
import { deleteBuildRecord } from "./build-record.ts"

/** Deletes build records and page caches of the former data; the next start builds the pages. */
export function deleteBuiltPages(): void {
  for (const name of readdirSync(projectRoot).filter((each) =>
    /^\.next(?:-cluster)?$/.test(each),
  )) {
    deleteBuildRecord(join(projectRoot, name))
    for (const folder of readdirSync(join(projectRoot, name))) {
      if (folder.startsWith("page-cache")) {
        rmSync(join(projectRoot, name, folder), { recursive: true, force: true })
      }
    }
  }
}
