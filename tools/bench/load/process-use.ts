import { readdirSync, readFileSync, readlinkSync } from "node:fs"

const listening = "0A"

/**
 * Parses the text of /proc/net/tcp or tcp6 and returns the inodes of the sockets that listen on a
 * port.
 */
export function parseListeners(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`
  const rows = table.split("\n").map((line) => line.trim().split(/\s+/))
  return rows
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
    .map((row) => row[9] ?? "")
    .filter((inode) => inode !== "")
}

/**
 * Finds the id of the process that listens on a port of this machine, or null where that is not
 * visible.
 */
export function findListeningProcess(port: number): number | null {
  const tables = [readOr("/proc/net/tcp", ""), readOr("/proc/net/tcp6", "")]
  const sockets = tables.flatMap((table) => parseListeners(table, port)).map((i) => `socket:[${i}]`)
  if (sockets.length === 0) return null
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  return Number(pids.find((pid) => listLinks(`/proc/${pid}/fd`).some(isOneOf(sockets)))) || null
}

/** Finds the process that serves an origin; null if it is on another machine or not visible. */
export function findServerProcess(origin: string): number | null {
  const { hostname, port, protocol } = new URL(origin)
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname)
  const usualPort = protocol === "https:" ? 443 : 80
  return isHere ? findListeningProcess(port === "" ? usualPort : Number(port)) : null
}

function isOneOf(texts: readonly string[]): (text: string) => boolean {
  return (text) => texts.includes(text)
}

function listLinks(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => readLinkOr(`${folder}/${name}`))
  } catch {
    return []
  }
}

function readLinkOr(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ""
  }
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return fallback
  }
}

/** Linux reports CPU time to every reader of /proc in hundredths of a second. */
const tickMs = 10

type ProcessUse = { cpuMs: number; memoryMb: number }

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
