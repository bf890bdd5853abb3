import { readFileSync } from "node:fs"
import { listChildProcesses, parseParentId } from "#tools/chaos/machine/processes.ts"
import { findServerProcess } from "../load/process-use.ts"

export const processNames = ["storefront", "back end", "starter"] as const

/** The ids of a shop's processes on this machine; null for one that cannot be found. */
export type ShopProcesses = Record<(typeof processNames)[number], number | null>

/**
 * Finds the processes of the shop with this origin. Its starter is the parent of the storefront, if
 * that is `npm start` and not the benchmark itself; the back end is found by its origin, or as a
 * child of the starter.
 */
export function findShopProcesses(origin: string, apiOrigin: string | null): ShopProcesses {
  const storefront = findServerProcess(origin)
  const parent = storefront === null ? null : findParent(storefront)
  const starter = parent !== null && runsScript(parent, "scripts/start.ts") ? parent : null
  const children = starter === null ? [] : listChildProcesses(starter)
  const backend =
    apiOrigin === null
      ? children.find((child) => runsScript(child, "backend/main.ts"))
      : findServerProcess(apiOrigin)
  return { storefront, "back end": backend ?? null, starter }
}

function findParent(pid: number): number | null {
  const stat = readProcessFile(pid, "stat")
  return stat === "" ? null : parseParentId(stat)
}

function runsScript(pid: number, script: string): boolean {
  return isScriptOf(readProcessFile(pid, "cmdline"), script)
}

/** True if the text of /proc/PID/cmdline is of Node with this script, by any path to it. */
export function isScriptOf(cmdline: string, script: string): boolean {
  return cmdline.split("\0").some((part) => part === script || part.endsWith(`/${script}`))
}

function readProcessFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8")
  } catch {
    return ""
  }
}
