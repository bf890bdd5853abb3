import { createServer } from "node:net"
import { getErrorCode, UserError } from "#scripts/lib/user-error.ts"

/** Returns null if a server can listen there, else the error code (`EADDRINUSE`, `EACCES`). */
async function tryListening(port: number, host: string): Promise<string | null> {
  const server = createServer()
  const code = await new Promise<string | null>((settle) => {
    server.once("error", (error) => settle(getErrorCode(error) ?? "EADDRINUSE"))
    server.listen({ port, host, exclusive: true }, () => settle(null))
  })
  await new Promise((settle) => server.close(settle))
  return code
}

/** Returns null if the port is free on loopback and on all interfaces, else the error code. */
export async function findPortErrorCode(port: number): Promise<string | null> {
  for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
    const code = await tryListening(port, host)
    if (code === "EADDRINUSE" || code === "EACCES") return code
  }
  return null
}

/** Throws a UserError that names the variable to change unless the port can be used. */
export async function requirePort(port: number, variable: string, user: string): Promise<void> {
  const code = await findPortErrorCode(port)
  if (code === null) return
  throw new UserError(
    code === "EACCES"
      ? `Port ${port} for ${user} needs more rights than this user has; set ${variable} to a port above 1023.`
      : `Port ${port} for ${user} is already in use; stop the program that uses it, or set ${variable} to a free port.`,
  )
}

/** Returns a port of 127.0.0.1 that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle, fail) => {
    server.once("error", fail)
    server.listen(0, "127.0.0.1", settle)
  })
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return address.port
}
