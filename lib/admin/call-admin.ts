import { HttpError } from "ra-core"
import type { z } from "zod"
import { buildPost } from "#lib/auth/browser/build-post.ts"
import { NoReply, sendRequest } from "#lib/auth/browser/http.ts"
import type { AdminCallName, AdminCalls } from "#lib/bff/admin-calls.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/** Input of an administrators' call, by the contract: its body, or its query. */
export type AdminInput<Name extends AdminCallName> = AdminCalls[Name]["method"] extends "GET"
  ? z.input<AdminCalls[Name]["query"]>
  : z.input<AdminCalls[Name]["body"]>
export type AdminOutput<Name extends AdminCallName> = z.output<AdminCalls[Name]["response"]>

/** What every call of the page sends beside its input. */
export type AdminPage = { token: string; locale: string }

/**
 * Body of the HttpError of a rejected call: the class of the error, its own code, a message for each
 * invalid field, and the fields that somebody else has changed in the meantime.
 */
export type AdminErrorBody = {
  code: string
  detail: string
  errors: Record<string, string>
  conflicts?: readonly string[]
}

/** Sends an administrators' call. Throws an HttpError; of status 0 without a response. */
export type AdminSender = <Name extends AdminCallName>(
  name: Name,
  input: AdminInput<Name>,
  signal?: AbortSignal,
) => Promise<AdminOutput<Name>>

/** Returns the sender of a page's administrators' calls. */
export function buildAdminSender(page: AdminPage, send = sendRequest): AdminSender {
  return async (name, input, signal) => {
    const reply = await send("/admin", buildPost({ ...page, call: name, input }), signal).catch(
      (error: unknown) => {
        if (error instanceof NoReply) throw buildHttpError(0, {})
        throw error
      },
    )
    if (reply.status < 200 || reply.status > 299) throw buildHttpError(reply.status, reply.json)
    return parseReply<typeof name>(reply.json)
  }
}

/** Takes over the response as the contract declares it: the BFF has validated it. */
function parseReply<Name extends AdminCallName>(json: unknown): AdminOutput<Name> {
  return json as AdminOutput<Name>
}

/** Builds the error of a rejected call from the body of its response. */
export function buildHttpError(status: number, json: unknown): HttpError {
  const { code, message, detail, fields } = isRecord(json) ? json : {}
  const body: AdminErrorBody = {
    code: typeof code === "string" ? code : "",
    detail: isRecord(detail) && typeof detail.code === "string" ? detail.code : "",
    errors: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).map(([name, text]) => [name, String(text)]),
    ),
  }
  return new HttpError(typeof message === "string" ? message : "", status, body)
}

/** An error of an administrators' call; `conflicts` is null unless somebody else was faster. */
type AdminError = Required<Omit<AdminErrorBody, "conflicts">> & {
  status: number
  message: string
  conflicts: readonly string[] | null
}

/** Returns the status and the body of an error of an administrators' call; null for another. */
export function parseAdminError(error: unknown): AdminError | null {
  if (!(error instanceof HttpError)) return null
  const {
    code = "",
    detail = "",
    errors = {},
    conflicts,
  }: Partial<AdminErrorBody> = error.body ?? {}
  const isConflict = conflicts !== undefined || detail === "record_changed"
  return {
    status: error.status,
    message: error.message,
    code,
    detail,
    errors,
    conflicts: isConflict ? (conflicts ?? []) : null,
  }
}

/** Why a page cannot continue with its login: none is left, or the page belongs to another one. */
export function resolveSessionProblem(error: unknown): "login" | "reload" | null {
  const problem = parseAdminError(error)
  if (problem === null) return null
  if (problem.detail === "admin_page_outdated") return "reload"
  const isSignedOut = problem.status === 401 || problem.code.startsWith("TOKEN_")
  return isSignedOut ? "login" : null
}
