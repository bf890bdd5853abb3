import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { buildBffError, privateHeaders, sendErrorResponse } from "#lib/bff/responses.ts"
import { buildLocalePath, defaultLocale, isLocale, type Locale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getAuditRunner } from "#lib/seo-tools/audit/audit-runner.ts"
import { requestAuditResult, streamAudit } from "#lib/seo-tools/audit/stream-audit.ts"
import { validateAdminRequest } from "../validate-admin-request.ts"

export const dynamic = "force-dynamic"

/**
 * Runs an audit of the whole site and streams its progress as NDJSON; aborts when the client
 * disconnects. A request during a running audit joins that audit. A form post without JavaScript
 * gets a 303 redirect to the result page once the audit has ended.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return sendErrorResponse(buildBffError(403, "FORBIDDEN", { code: "own_pages_only" }))
  }
  const rejection = await validateAdminRequest()
  if (rejection) return rejection
  if (isForm(request)) return handleForm(request)
  const language = new URL(request.url).searchParams.get("language")
  return new Response(streamAudit(getAuditRunner(), request.signal, parseLanguage(language)), {
    headers: {
      ...privateHeaders,
      "Content-Type": "application/x-ndjson; charset=utf-8",
      // Proxies that buffer the response would deliver the progress only at the end.
      "X-Accel-Buffering": "no",
    },
  })
}

/** Returns the language of the audited pages; English if the requested one is not supported. */
function parseLanguage(value: unknown): Locale {
  return typeof value === "string" && isLocale(value) ? value : defaultLocale
}

function isForm({ headers }: Request): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    headers.get("content-type") ?? "",
  )
}

async function handleForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const locale = String(form.get("locale") ?? "")
  const path = buildLocalePath(isLocale(locale) ? locale : "en", "/seo/audit")
  const ended = await requestAuditResult(
    getAuditRunner(),
    request.signal,
    parseLanguage(form.get("language")),
  )
  const Location = ended?.type === "failed" ? `${path}?failed=${ended.reason}` : path
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location } })
}
