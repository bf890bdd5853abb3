import "server-only"
import { cookies } from "next/headers"
import { z } from "zod"
import type { FormState } from "#lib/auth/account-result.ts"
import { buildCookieWrite } from "#lib/auth/cookie-write.ts"
import { saveCookies } from "#lib/auth/current-session.ts"
import { validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { errorCodes } from "#lib/contract/error.ts"
import { newsletterSchema } from "#lib/contract/newsletter.ts"
import { formatFieldErrors, getErrorTranslator } from "#lib/i18n/api-errors.ts"

const cookieName = "newsletter-form"
const maxAgeSeconds = 300
const rejectedSchema = z.object({ email: z.string().max(500), code: z.enum(errorCodes) })

/**
 * Saves what was typed into the footer's form and rejected, for the page that shows it again. In
 * server actions only.
 */
export async function saveRejectedForm(state: FormState): Promise<void> {
  if (state.kind !== "rejected") return
  const value = JSON.stringify({ email: state.typed.email ?? "", code: state.code })
  await saveCookies([buildCookieWrite(cookieName, value, maxAgeSeconds)])
}

/** Returns the state of the footer's form by the query that it redirected to; null for none. */
export async function getFooterFormState(result: unknown): Promise<FormState | null> {
  if (result === "done") return { kind: "done", step: "sent", typed: {} }
  if (result !== "rejected") return null
  const rejected = parseRejected((await cookies()).get(cookieName)?.value ?? "")
  if (rejected === null) return null
  const { email, code } = rejected
  const t = await getErrorTranslator()
  const invalid = validateAccountRequest(newsletterSchema, { email })
  return {
    kind: "rejected",
    code,
    message: code === "BAD_REQUEST" ? "" : t({ message: "", code }),
    fieldErrors: formatFieldErrors(invalid?.fieldErrors ?? {}, t),
    typed: { email },
  }
}

function parseRejected(text: string) {
  try {
    return rejectedSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
