import { readdirSync, readFileSync } from "node:fs"

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
