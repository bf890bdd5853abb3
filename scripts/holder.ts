import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { connect, createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { errorCode, StartFault } from "#scripts/fault.ts"

const holderSchema = z.object({
  pid: z.number(),
  command: z.string(),
  state: z.enum(["starting", "running", "stopping"]),
  postgresPort: z.number().nullable(),
})

/** The process that has a data folder to itself, as it describes itself. */
export type Holder = z.infer<typeof holderSchema>

export type Hold = {
  update: (change: Partial<Pick<Holder, "state" | "postgresPort">>) => void
  release: () => Promise<void>
}

/**
 * Linux's abstract sockets are the lock: the kernel grants a name once and takes it back when the
 * process ends in any way, so no stale lock can exist. Elsewhere a socket file stands in.
 */
function lockAddress(topic: string): string {
  const name = `curlew-${createHash("sha256").update(topic).digest("hex").slice(0, 32)}`
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

/** Who holds the folder now, or null when nobody does. */
export function askHolder(dataDir: string): Promise<Holder | null> {
  return new Promise((settle) => {
    let text = ""
    const socket = connect({ path: lockAddress(dataDir) })
    socket.setTimeout(2000, () => socket.destroy())
    socket.setEncoding("utf8").on("data", (part) => {
      text += part
    })
    socket.on("error", () => settle(null))
    socket.on("close", () => settle(parseHolder(text)))
  })
}

function parseHolder(text: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Takes a folder for this process until it ends. Waits for a holder that is stopping, and
 * `patienceMs` for any other. Throws a StartFault that names the holder when it stays.
 */
export async function holdFolder(
  folder: string,
  command: string,
  patienceMs = 2000,
): Promise<Hold> {
  const self: Holder = { pid: process.pid, command, state: "starting", postgresPort: null }
  const startedAt = performance.now()
  for (;;) {
    const server = await tryHolding(folder, self)
    if (server) return { update: (change) => Object.assign(self, change), ...releaseOf(server) }
    const holder = await askHolder(folder)
    const patience = holder?.state === "stopping" ? 12_000 : patienceMs
    if (performance.now() - startedAt > patience) throw new StartFault(buildRefusal(folder, holder))
    await sleep(150)
  }
}

function releaseOf(server: Server): Pick<Hold, "release"> {
  return { release: () => new Promise((settle) => server.close(() => settle())) }
}

function buildRefusal(folder: string, holder: Holder | null): string {
  const who = holder ? `"${holder.command}" (process ${holder.pid})` : "Another process"
  return `${who} already uses ${folder}; stop it first, or set DATA_DIR, PORT and API_PORT for a second shop.`
}

async function tryHolding(folder: string, self: Holder): Promise<Server | null> {
  const address = lockAddress(folder)
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy())
    socket.end(JSON.stringify(self))
  })
  const refusal = await new Promise<unknown>((settle) => {
    server.once("error", settle)
    server.listen({ path: address }, () => settle(null))
  })
  server.unref()
  if (refusal === null) return server
  if (errorCode(refusal) !== "EADDRINUSE") throw refusal
  const isLeftover = !address.startsWith("\0") && (await askHolder(folder)) === null
  if (isLeftover) rmSync(address, { force: true })
  return null
}
