import { readFileSync, writeFileSync } from "node:fs"
import { addPlatformBuilds, type Lockfile } from "#scripts/lockfile/add-platform-builds.ts"

const path = "package-lock.json"
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile
const added = addPlatformBuilds(lockfile)
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`${added.length} packages for other platforms added to ${path}.`)
