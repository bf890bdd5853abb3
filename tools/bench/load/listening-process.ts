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
