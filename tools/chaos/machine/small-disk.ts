import { spawnSync } from "node:child_process"
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { getErrorCode } from "#scripts/lib/user-error.ts"

/** A separate disk mounted over a folder, which can be filled to the last byte. */
export type SmallDisk = { fill: () => void; free: () => void }

/** True if this machine permits mounts. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "curlew-mount-"))
  const mounted = mount(folder, 1)
  if (mounted) unmount(folder)
  rmSync(folder, { recursive: true })
  return mounted
}

/**
 * Creates a disk of this many MB over a folder, with a copy of the folder's content; unmounted on
 * shutdown.
 */
export function createSmallDisk(shutdown: Shutdown, folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true })
  const aside = mkdtempSync(join(tmpdir(), "curlew-aside-"))
  cpSync(folder, aside, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  if (!mount(folder, megabytes)) throw new Error(`Nothing can be mounted at ${folder}.`)
  shutdown.add(async () => unmount(folder))
  cpSync(aside, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  rmSync(aside, { recursive: true })
  const ballast = join(folder, "ballast")
  return {
    fill: () => fillDisk(ballast),
    free: () => rmSync(ballast, { force: true }),
  }
}

function mount(folder: string, megabytes: number): boolean {
  const options = `size=${megabytes}m,mode=0755`
  return (
    spawnSync("/usr/bin/mount", ["-t", "tmpfs", "-o", options, "curlew-chaos", folder]).status === 0
  )
}

/** Lazy unmount: processes with open files retain them, no other process sees the disk. */
function unmount(folder: string): void {
  spawnSync("/usr/bin/umount", ["-l", folder])
}

function fillDisk(path: string): void {
  const file = openSync(path, "a")
  for (const size of [1_048_576, 4_096, 1]) {
    const bytes = Buffer.alloc(size, 1)
    while (hasRoom(() => writeSync(file, bytes) === size));
  }
  closeSync(file)
}

/** A write with too little space left writes a part, or throws. */
function hasRoom(write: () => boolean): boolean {
  try {
    return write()
  } catch (error) {
    if (getErrorCode(error) === "ENOSPC") return false
    throw error
  }
}
