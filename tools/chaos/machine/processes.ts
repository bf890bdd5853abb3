import { readdirSync, readFileSync } from "node:fs"
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

/** Lists the ids of the child processes of a process. */
export function listChildProcesses(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => findParent(pid) === parent)
}

function findParent(pid: number): number | null {
  try {
    return parseParentId(readFileSync(`/proc/${pid}/stat`, "utf8"))
  } catch {
    return null
  }
}

/** Parses the parent's id of a process from its `/proc/…/stat`; its name may have parentheses. */
export function parseParentId(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])
}
