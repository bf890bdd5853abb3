import { readFileSync } from "node:fs"
import { parseMemoryMb } from "#tools/bench/load/process-use.ts"
import { listChildProcesses } from "#tools/chaos/machine/child-processes.ts"

/**
 * Gets the memory of a process and its children together, in MB (1,000,000 bytes). Shared memory
 * counts once; shared caches of a fixed size, as in PostgreSQL, do not count.
 */
export function getMemoryMb(pid: number): number {
  return [pid, ...listChildProcesses(pid)].reduce((sum, each) => sum + readOne(each), 0)
}

/** A process whose `smaps_rollup` is not readable counts with its whole resident size. */
function readOne(pid: number): number {
  const rollup = readOrNull(`/proc/${pid}/smaps_rollup`) ?? ""
  const share = readKilobytes(rollup, "Pss")
  if (share !== null) return ((share - (readKilobytes(rollup, "Pss_Shmem") ?? 0)) * 1024) / 1e6
  return parseMemoryMb(readOrNull(`/proc/${pid}/status`) ?? "") ?? 0
}

function readKilobytes(rollup: string, name: string): number | null {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(rollup)?.[1]
  return found === undefined ? null : Number(found)
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}
