import { readFileSync } from "node:fs"

/** Parses the name and the parent's id of a process from the text of its `/proc/…/stat`. */
export function parseStat(stat: string): { name: string; parent: number } {
  const end = stat.lastIndexOf(")")
  const fields = stat.slice(end + 2).split(" ")
  return { name: stat.slice(stat.indexOf("(") + 1, end), parent: Number(fields[1]) }
}

/**
 * Calls `onGone` after the exit of npm, also if npm was killed and sent no signal. npm starts a
 * script through a shell that outlives it, so the shell's parent is checked as well.
 */
export function subscribeToParentExit(onGone: () => void): void {
  const atStart = describeParents()
  setInterval(() => {
    if (describeParents() !== atStart) onGone()
  }, 500).unref()
}

function describeParents(): string {
  try {
    const { name, parent } = parseStat(readFileSync(`/proc/${process.ppid}/stat`, "utf8"))
    const isShell = ["sh", "dash", "bash"].includes(name)
    return isShell ? `${process.ppid} of ${parent}` : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}
