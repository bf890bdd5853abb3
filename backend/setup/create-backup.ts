import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

const script = join(import.meta.dirname, "../../scripts/backup.ts")
const limitMs = 600_000

/** Makes a backup and returns its file name. Throws an Error with the reason if there is none. */
export type CreateBackup = () => Promise<string>

/**
 * Returns the function that runs `npm run backup` on the database and the data folder of this back end, in
 * a process of its own, at a low priority.
 */
export function buildCreateBackup(env: { DATABASE_URL: string; DATA_DIR: string }): CreateBackup {
  return async () => {
    if (!existsSync(script)) throw new Error("the backup tool is not installed beside the back end")
    const { DATABASE_URL, DATA_DIR } = env
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL, DATA_DIR, API_BASE_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: limitMs,
    })
    let [output, errors] = ["", ""]
    child.stdout.on("data", (text) => {
      output += text
    })
    child.stderr.on("data", (text) => {
      errors = `${errors}${text}`.slice(-500)
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject)
      child.once("close", resolve)
    })
    const name = /curlew-[\dTZ-]+\.tar/.exec(output)?.[0]
    if (code !== 0 || name === undefined) throw new Error(`the backup failed: ${errors.trim()}`)
    return name
  }
}
