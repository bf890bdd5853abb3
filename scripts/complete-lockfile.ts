import { readFileSync, writeFileSync } from "node:fs"
import { addPlatformBuilds, parseLockfile } from "#scripts/lockfile/add-platform-builds.ts"

const path = "package-lock.json"
const lockfile = parseLockfile(readFileSync(path, "utf8"))
const added = addPlatformBuilds(lockfile)
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`${added.length} packages for other platforms added to ${path}.`)
