import { once } from "node:events"
import type { Server } from "node:http"

/** Starts a server on a free localhost port. Returns its origin and a close function. */
export async function openOnLocalhost(server: Server) {
  server.listen(0, "localhost")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port is free")
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, "close")
  }
  return { origin: `http://localhost:${address.port}`, close }
}
