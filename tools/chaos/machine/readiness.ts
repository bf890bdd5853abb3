import { once } from "node:events"
import { connect } from "node:net"
import { fetchChaosPage } from "./fetch-page.ts"

const timeoutMs = 3_000

/** True if the storefront or back end on this port can serve the shop. */
export async function isReady(port: number): Promise<boolean> {
  return (await fetchReadiness(port)) === 200
}

/** Fetches the status of its readiness endpoint; null if there is no response in time. */
export async function fetchReadiness(port: number): Promise<number | null> {
  try {
    const url = `http://127.0.0.1:${port}/api/ready`
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

/** True if a Redis responds on this port. */
export async function isAlive(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1")
  try {
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("no response")))
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
  return (await fetchChaosPage(httpsPort, "/")).error === null
}
