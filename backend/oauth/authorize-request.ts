import type { FastifyReply } from "fastify"
import { z } from "zod"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale, getLanguageTag, isLocale } from "#lib/contract/languages.ts"
import type { OauthParts } from "./oauth-parts.ts"

/** Maximum characters of a state or a nonce: both travel in URLs, which have a limit. */
const maxLength = 200

const opaqueValueSchema = z.string().regex(new RegExp(`^[\\x20-\\x7e]{1,${maxLength}}$`))

/** Parameters of an authorization-code sign-in that are returned with its result. */
export const authorizeRequestSchema = z.object({
  state: opaqueValueSchema,
  nonce: opaqueValueSchema,
  /** Language of the sign-in pages. */
  language: z.string().default(defaultLocale),
})
export type AuthorizeRequest = z.infer<typeof authorizeRequestSchema>

/** OAuth error codes of RFC 6749, section 4.1.2.1. */
export type AuthorizeError =
  | "access_denied"
  | "invalid_request"
  | "invalid_scope"
  | "server_error"
  | "temporarily_unavailable"
  | "unsupported_response_type"

type Resolved =
  | { request: AuthorizeRequest; provider: "shop" | "google" }
  | { error: AuthorizeError; state: string | null }
  | { isUnknownClient: true }

/**
 * Parses an authorize URL. An unknown client gets no redirect; a known one gets the error code,
 * with its state if that is valid.
 */
export function resolveAuthorizeRequest(
  query: Readonly<Record<string, unknown>>,
  parts: Pick<OauthParts, "clientId" | "redirectUri">,
): Resolved {
  if (query.client_id !== parts.clientId || query.redirect_uri !== parts.redirectUri) {
    return { isUnknownClient: true }
  }
  const state = opaqueValueSchema.safeParse(query.state).data ?? null
  const error = findError(query)
  if (error !== null) return { error, state }
  const language = resolvePageLanguage(query)
  const request = authorizeRequestSchema.safeParse({ ...query, language })
  if (!request.success) return { error: "invalid_request", state }
  return { request: request.data, provider: query.provider === "google" ? "google" : "shop" }
}

function findError(query: Readonly<Record<string, unknown>>): AuthorizeError | null {
  if (typeof query.response_type !== "string") return "invalid_request"
  if (query.response_type !== "code") return "unsupported_response_type"
  if (query.scope !== "all") return "invalid_scope"
  const { provider } = query
  const isKnown = provider === undefined || provider === "shop" || provider === "google"
  return isKnown ? null : "invalid_request"
}

/** Builds the path of the same request with this provider. */
export function buildAuthorizePath(
  request: AuthorizeRequest,
  parts: Pick<OauthParts, "clientId" | "redirectUri">,
  provider: "shop" | "google" = "shop",
): string {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: parts.clientId,
    redirect_uri: parts.redirectUri,
    scope: "all",
    state: request.state,
    nonce: request.nonce,
    ui_locales: getLanguageTag(request.language),
    ...(provider === "google" && { provider }),
  })
  return `${authorizePath}?${query}`
}

export const authorizePath = "/oauth/authorize"

/** Builds the client's redirect URL with the code or the error code. */
export function buildReturnUri(
  result: ({ code: string } | { error: AuthorizeError }) & { state: string | null },
  { redirectUri }: Pick<OauthParts, "redirectUri">,
): string {
  const { state, ...outcome } = result
  return `${redirectUri}?${new URLSearchParams({ ...outcome, ...(state !== null && { state }) })}`
}

/**
 * Returns the language of an authorize page: the shop's first language in `ui_locales` (OpenID
 * Connect Core 1.0, section 3.1.2.1), else English.
 */
function resolvePageLanguage(query: unknown): string {
  const isGiven = typeof query === "object" && query !== null && "ui_locales" in query
  const requested = isGiven ? query.ui_locales : null
  const tags = typeof requested === "string" ? requested.slice(0, 200).toLowerCase().split(" ") : []
  return tags.map((tag) => tag.split("-", 1)[0] ?? "").find(isLocale) ?? defaultLocale
}

/** Returns the translations of such a page. */
export function getPageWords(query: unknown): Translations {
  return getTranslations(resolvePageLanguage(query))
}

/** Redirects the browser with 303 (GET) and no-store. */
export function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ location, "cache-control": "no-store" }).send()
}
