import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { maxPhotoBodyBytes } from "#lib/session/body-limits.ts"
import { isSameOrigin } from "#lib/session/is-same-origin.ts"
import { answerAccount } from "./answer-account.ts"
import { answerFile } from "./answer-file.ts"
import { answerForwarded } from "./answer-forwarded.ts"
import { answerMerge } from "./answer-merge.ts"
import { answerShopper } from "./answer-shopper.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import { type DoorRefusal, sendFault, sendRefusal } from "./door-answer.ts"
import type { DoorRow } from "./door-table.ts"
import { matchCall } from "./match-call.ts"
import { pickInput } from "./pick-input.ts"
import { readDoorBody } from "./read-door-body.ts"

/**
 * Handles a browser's request to the shop's API (BFF): calls of the contract, on behalf of the
 * signed-in user. Tokens are added and stored on the server. `rawPath` is the path as it was sent.
 */
export async function openDoor(request: Request, rawPath: string): Promise<Response> {
  const match = matchCall(request.method, rawPath)
  if (!("row" in match)) return sendRefusal(describeMiss(match))
  const { row, params } = match
  if (needsOwnPage(row) && !isOfOwnPage(request)) return sendRefusal(foreign)
  if (row.kind === "adminWrite") return sendRefusal(adminWrite)
  const read = row.method === "POST" ? await readBody(request, row) : { json: {} }
  if (!("json" in read)) return sendRefusal(read)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  try {
    return await answer(row, { params, query, body: read.json })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a call at the door failed")
    return sendFault(error)
  }
}

type Given = Parameters<typeof pickInput>[1]

type AnsweredRow = Exclude<DoorRow, { kind: "adminWrite" }>

async function answer(row: AnsweredRow, given: Given): Promise<Response> {
  if (row.kind === "file") return answerFile(given.params)
  if (row.kind === "model") {
    return answerForwarded(row.name, `/${row.segments.join("/")}`, row.method, { body: given.body })
  }
  if (row.kind === "signIn") return answerSignIn(row.name, row.call, given)
  if (row.name === "mergeCart") return answerMerge()
  const picked = pickInput(row.call, withoutKey(row, given))
  if (!("input" in picked)) return sendRefusal(picked)
  if (row.kind === "account") return answerAccount(row.name, picked.input)
  if (row.kind === "shopper") return answerShopper(row.name, picked.input)
  return answerForwarded(row.name, row.call.path, row.method, picked.input)
}

/** Drops a cart key that a browser sends: it is not the shop's, and not worth an error response. */
function withoutKey({ kind }: AnsweredRow, given: Given): Given {
  if (kind !== "shopper") return given
  const { session: _key, ...body } = given.body
  return { ...given, body }
}

function readBody(request: Request, row: DoorRow) {
  return row.name === "uploadImage"
    ? readDoorBody(request, maxPhotoBodyBytes)
    : readDoorBody(request)
}

/**
 * True if the call needs the CSRF check: it changes something, whatever its method. Sign-in calls
 * by GET are as good as a POST.
 */
function needsOwnPage({ method, kind }: DoorRow): boolean {
  return method !== "GET" || kind === "signIn"
}

/**
 * True if a same-origin script sent the request: no link, image or prefetch anywhere can do that.
 */
function isOfOwnPage({ headers }: Request): boolean {
  const isFetch = (headers.get("sec-fetch-dest") ?? "empty") === "empty"
  const isAhead = (headers.get("sec-purpose") ?? "").includes("prefetch")
  return isFetch && !isAhead && isSameOrigin(headers, getEnv().SITE_URL)
}

type Miss = Exclude<ReturnType<typeof matchCall>, { row: DoorRow }>

function describeMiss(miss: Miss): DoorRefusal {
  if ("allow" in miss) {
    const message = `This call takes ${miss.allow}.`
    return { status: 405, code: "BAD_REQUEST", message, headers: { Allow: miss.allow } }
  }
  if (miss.status === 404) {
    return { status: 404, code: "NOT_FOUND", message: "There is no such call." }
  }
  const message = "This address has signs that no call of ours has."
  return { status: 400, code: "BAD_REQUEST", message }
}

/**
 * A script injected into a page of the shop (XSS) has its user's login, but no access to admin
 * writes.
 */
const adminWrite: DoorRefusal = {
  ...{ status: 403, code: "FORBIDDEN" },
  message: "The shop is changed at the API with an administrator's token, never from a page.",
}

const foreign: DoorRefusal = {
  ...{ status: 403, code: "FORBIDDEN" },
  message: "You can only do this from a page of this shop.",
}
