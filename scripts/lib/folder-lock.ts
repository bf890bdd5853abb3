import { createHash } from "node:crypto"
import { once } from "node:events"
import { rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { getErrorCode, UserError } from "#scripts/lib/user-error.ts"

const lockOwnerSchema = z.object({
  pid: z.number(),
  command: z.string(),
  state: z.enum(["starting", "running", "stopping"]),
  postgresPort: z.number().nullable(),
})

/** The process that has locked a folder, as it reports itself over the lock's socket. */
export type LockOwner = z.infer<typeof lockOwnerSchema>

export type FolderLock = {
  update: (change: Partial<Pick<LockOwner, "state" | "postgresPort">>) => void
  release: () => Promise<void>
}

/**
 * Builds the socket address that is the lock. On Linux it is an abstract socket: the kernel binds a
 * name once and frees it on any exit of the process, so no stale lock can exist. Other systems use a
 * socket file.
 */
function buildLockAddress(folder: string): string {
  const name = `curlew-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

/** Returns the process that has locked the folder; null if it is not locked. */
export async function findLockOwner(folder: string): Promise<LockOwner | null> {
  const socket = connect({ path: buildLockAddress(folder) })
  socket.setTimeout(2000, () => socket.destroy())
  try {
    return lockOwnerSchema.parse(JSON.parse(await text(socket)))
  } catch {
    return null
  }
}

/**
 * Locks a folder for this process until release or exit. Waits 12 seconds for an owner that is
 * stopping, and `timeoutMs` for any other. Throws a UserError that names the owner on timeout.
 */
export async function lockFolder(
  folder: string,
  command: string,
  timeoutMs = 2000,
): Promise<FolderLock> {
  const self: LockOwner = { pid: process.pid, command, state: "starting", postgresPort: null }
  const path = buildLockAddress(folder)
  const startedAt = performance.now()
  for (;;) {
    const server = createServer((socket) => {
      socket.on("error", () => {}).end(JSON.stringify(self))
    })
    try {
      await once(server.listen({ path }).unref(), "listening")
      return {
        update: (change) => Object.assign(self, change),
        release: () => new Promise((resolve) => server.close(() => resolve())),
      }
    } catch (error) {
      if (getErrorCode(error) !== "EADDRINUSE") throw error
    }
    const owner = await findLockOwner(folder)
    // The socket file of a killed process.
    if (owner === null && !path.startsWith("\0")) rmSync(path, { force: true })
    if (performance.now() - startedAt > (owner?.state === "stopping" ? 12_000 : timeoutMs)) {
      const name = owner ? `"${owner.command}" (process ${owner.pid})` : "Another process"
      throw new UserError(
        `${name} already uses ${folder}; stop it first, or set DATA_DIR, PORT and API_PORT for a second shop.`,
      )
    }
    await sleep(150)
  }
}
