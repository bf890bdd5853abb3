import { readFileSync } from "node:fs"

/** Linux reports CPU time to every reader of /proc in hundredths of a second. */
const tickMs = 10

export type ProcessUse = { cpuMs: number; memoryMb: number }

/**
 * Parses CPU milliseconds, user and system, from the text of /proc/PID/stat; null if it holds none.
 */
export function parseCpuMs(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const ticks = Number(fields[11]) + Number(fields[12])
  return Number.isNaN(ticks) ? null : ticks * tickMs
}

/**
 * Parses resident memory in MB (1,000,000 bytes) from the text of /proc/PID/status; null if absent.
 */
export function parseMemoryMb(status: string): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1e6
}

/** Gets the CPU time and memory of a process, or null if it has exited or is not visible. */
export function getProcessUse(pid: number | null): ProcessUse | null {
  if (pid === null) return null
  try {
    const cpuMs = parseCpuMs(readFileSync(`/proc/${pid}/stat`, "utf8"))
    const memoryMb = parseMemoryMb(readFileSync(`/proc/${pid}/status`, "utf8"))
    return cpuMs === null || memoryMb === null ? null : { cpuMs, memoryMb }
  } catch {
    return null
  }
}
