import { once } from "node:events"
import type { Server } from "node:http"

/** Opens a server at a free port of localhost: its address, and what closes it. */
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
