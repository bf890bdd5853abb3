import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { connect, createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
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
 * Returns the socket address that is the lock. On Linux it is an abstract socket: the kernel binds
 * a name once and frees it on any exit of the process, so no stale lock can exist. Other systems
 * use a socket file.
 */
function lockAddress(topic: string): string {
  const name = `curlew-${createHash("sha256").update(topic).digest("hex").slice(0, 32)}`
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

/** Returns the process that has locked the folder; null if it is not locked. */
export function findLockOwner(dataDir: string): Promise<LockOwner | null> {
  return new Promise((settle) => {
    let text = ""
    const socket = connect({ path: lockAddress(dataDir) })
    socket.setTimeout(2000, () => socket.destroy())
    socket.setEncoding("utf8").on("data", (part) => {
      text += part
    })
    socket.on("error", () => settle(null))
    socket.on("close", () => settle(parseLockOwner(text)))
  })
}

function parseLockOwner(text: string): LockOwner | null {
  try {
    return lockOwnerSchema.parse(JSON.parse(text))
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
  const startedAt = performance.now()
  for (;;) {
    const server = await tryLocking(folder, self)
    if (server) return { update: (change) => Object.assign(self, change), ...releaseOf(server) }
    const owner = await findLockOwner(folder)
    const limitMs = owner?.state === "stopping" ? 12_000 : timeoutMs
    if (performance.now() - startedAt > limitMs)
      throw new UserError(formatLockedMessage(folder, owner))
    await sleep(150)
  }
}

function releaseOf(server: Server): Pick<FolderLock, "release"> {
  return { release: () => new Promise((settle) => server.close(() => settle())) }
}

function formatLockedMessage(folder: string, owner: LockOwner | null): string {
  const ownerName = owner ? `"${owner.command}" (process ${owner.pid})` : "Another process"
  return `${ownerName} already uses ${folder}; stop it first, or set DATA_DIR, PORT and API_PORT for a second shop.`
}

async function tryLocking(folder: string, self: LockOwner): Promise<Server | null> {
  const address = lockAddress(folder)
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy())
    socket.end(JSON.stringify(self))
  })
  const error = await new Promise<unknown>((settle) => {
    server.once("error", settle)
    server.listen({ path: address }, () => settle(null))
  })
  server.unref()
  if (error === null) return server
  if (getErrorCode(error) !== "EADDRINUSE") throw error
  const isLeftover = !address.startsWith("\0") && (await findLockOwner(folder)) === null
  if (isLeftover) rmSync(address, { force: true })
  return null
}
