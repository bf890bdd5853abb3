import { once } from "node:events"
import { connect } from "node:net"
import { readPage } from "./page-reader.ts"

const patienceMs = 3_000

/** True if the storefront or back end on this port can serve the shop. */
export async function isReady(port: number): Promise<boolean> {
  return (await readReadiness(port)) === 200
}

/** Fetches the status of its readiness endpoint; null if there is no response in time. */
export async function readReadiness(port: number): Promise<number | null> {
  try {
    const url = `http://127.0.0.1:${port}/api/ready`
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}

/** True if a Redis responds on this port. */
export async function isAlive(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1")
  try {
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("no answer")))
    socket.write("PING\r\n")
    const [bytes] = await once(socket, "data")
    return String(bytes).startsWith("+PONG")
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** True if the home page is served on this port. */
export async function isServing(httpsPort: number): Promise<boolean> {
  return (await readPage(httpsPort, "/")).fault === null
}
