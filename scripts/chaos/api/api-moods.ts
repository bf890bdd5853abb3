import { setTimeout as sleep } from "node:timers/promises"
import {
  answersEmpty,
  answersFault,
  answersNotFound,
  answersProxy404,
  hangs,
  type Mood,
} from "#tests/support/unreliable-api.ts"

/**
 * One failure of the API and how it then handles calls. `isNotFound`: the API's own 404 for a
 * missing record.
 */
export type ApiFault = { name: string; mood: Mood; isNotFound?: boolean }

const pieces = 20
/** All pieces together take longer than any client waits. */
const pauseMs = 1_000

const unavailable = JSON.stringify({ code: "INTERNAL", message: "Come again in a minute." })

/** Every observed failure of an API, or of a proxy in front of it. */
export const apiFaultList: readonly ApiFault[] = [
  { name: "500", mood: answersFault },
  { name: "503", mood: answers(503, "application/json", unavailable) },
  { name: "html 404", mood: answersProxy404 },
  { name: "json 404", mood: answersNotFound, isNotFound: true },
  { name: "empty 200", mood: answers(200, "application/json", "") },
  { name: "{} 200", mood: answersEmpty },
  { name: "html 200", mood: answers(200, "text/html", "<h1>It works!</h1>") },
  { name: "redirect", mood: answers(302, "text/html", "<h1>Found</h1>", { location: "/login" }) },
  { name: "slow", mood: trickles },
  { name: "hang", mood: hangs },
  { name: "reset", mood: (call) => void call.socket.resetAndDestroy() },
  { name: "truncated", mood: breaksOff },
  { name: "half of the JSON", mood: tellsHalf },
  { name: "wrong schema", mood: mistakesTypes },
]

function answers(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): Mood {
  return (_call, answer) => {
    answer.writeHead(status, { "content-type": type, ...headers }).end(body)
  }
}

/** Starts the real response at once, but sends it so slowly that every client gives up first. */
async function trickles(...[, answer, forward]: Parameters<Mood>): Promise<void> {
  const { status, type, body } = await forward()
  answer.writeHead(status, { "content-type": type })
  const length = Math.ceil(body.length / pieces)
  for (let at = 0; at < pieces && !answer.destroyed; at += 1) {
    answer.write(body.slice(at * length, (at + 1) * length))
    await sleep(pauseMs)
  }
  answer.end()
}

/** Closes the connection in the middle of the real response. */
async function breaksOff(...[, answer, forward]: Parameters<Mood>): Promise<void> {
  const { status, type, body } = await forward()
  const bytes = Buffer.from(body)
  answer.writeHead(status, { "content-type": type, "content-length": bytes.length })
  answer.write(bytes.subarray(0, bytes.length / 2), () => answer.destroy())
}

/** Ends the real response in its middle, as if it were complete. */
async function tellsHalf(...[, answer, forward]: Parameters<Mood>): Promise<void> {
  const { status, type, body } = await forward()
  answer.writeHead(status, { "content-type": type }).end(body.slice(0, body.length / 2))
}

/** Sends the real response with every string as a number and every number as a string. */
async function mistakesTypes(...[, answer, forward]: Parameters<Mood>): Promise<void> {
  const { status, type, body } = await forward()
  const wrong = JSON.stringify(JSON.parse(body), (_key, value: unknown) => {
    if (typeof value === "string") return value.length
    return typeof value === "number" ? String(value) : value
  })
  answer.writeHead(status, { "content-type": type }).end(wrong)
}
