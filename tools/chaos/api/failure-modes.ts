import { setTimeout as sleep } from "node:timers/promises"
import {
  type FailureMode,
  hangs,
  returnsEmpty,
  returnsNotFound,
  returnsProxy404,
  returnsServerError,
} from "#tests/fakes/unreliable-api.ts"

/**
 * One failure of the API and how it then handles calls. `isNotFound`: the API's own 404 for a
 * missing record.
 */
export type ApiFailure = { name: string; mode: FailureMode; isNotFound?: boolean }

const pieces = 20
/** All pieces together take longer than any client waits. */
const pauseMs = 1_000

const unavailable = JSON.stringify({ code: "INTERNAL", message: "Come again in a minute." })

/** Every observed failure of an API, or of a proxy in front of it. */
export const apiFailureModes: readonly ApiFailure[] = [
  { name: "500", mode: returnsServerError },
  { name: "503", mode: respondWith(503, "application/json", unavailable) },
  { name: "html 404", mode: returnsProxy404 },
  { name: "json 404", mode: returnsNotFound, isNotFound: true },
  { name: "empty 200", mode: respondWith(200, "application/json", "") },
  { name: "{} 200", mode: returnsEmpty },
  { name: "html 200", mode: respondWith(200, "text/html", "<h1>It works!</h1>") },
  {
    name: "redirect",
    mode: respondWith(302, "text/html", "<h1>Found</h1>", { location: "/login" }),
  },
  { name: "slow", mode: trickles },
  { name: "hang", mode: hangs },
  { name: "reset", mode: (call) => void call.socket.resetAndDestroy() },
  { name: "truncated", mode: closesEarly },
  { name: "half of the JSON", mode: truncatesJson },
  { name: "wrong schema", mode: mistakesTypes },
]

function respondWith(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): FailureMode {
  return (_call, response) => {
    response.writeHead(status, { "content-type": type, ...headers }).end(body)
  }
}

/** Starts the real response at once, but sends it so slowly that every client gives up first. */
async function trickles(...[, response, forward]: Parameters<FailureMode>): Promise<void> {
  const { status, type, body } = await forward()
  response.writeHead(status, { "content-type": type })
  const length = Math.ceil(body.length / pieces)
  for (let at = 0; at < pieces && !response.destroyed; at += 1) {
    response.write(body.slice(at * length, (at + 1) * length))
    await sleep(pauseMs)
  }
  response.end()
}

/** Closes the connection in the middle of the real response. */
async function closesEarly(...[, response, forward]: Parameters<FailureMode>): Promise<void> {
  const { status, type, body } = await forward()
  const bytes = Buffer.from(body)
  response.writeHead(status, { "content-type": type, "content-length": bytes.length })
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

/** Ends the real response in its middle, as if it were complete. */
async function truncatesJson(...[, response, forward]: Parameters<FailureMode>): Promise<void> {
  const { status, type, body } = await forward()
  response.writeHead(status, { "content-type": type }).end(body.slice(0, body.length / 2))
}

/** Sends the real response with every string as a number and every number as a string. */
async function mistakesTypes(...[, response, forward]: Parameters<FailureMode>): Promise<void> {
  const { status, type, body } = await forward()
  const wrong = JSON.stringify(JSON.parse(body), (_key, value: unknown) => {
    if (typeof value === "string") return value.length
    return typeof value === "number" ? String(value) : value
  })
  response.writeHead(status, { "content-type": type }).end(wrong)
}
