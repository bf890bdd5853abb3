import { getTell, tellFaults } from "#lib/i18n/tell-sentences.ts"
import "server-only"
import { headers } from "next/headers"
import { ApiError } from "#lib/api/api-error.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { isSameOrigin } from "#lib/session/is-same-origin.ts"
import { refuse } from "./account-result.ts"
import { sortFaults } from "./check-call.ts"
import type { FormOutcome, FormState } from "./form-state.ts"

/**
 * Handles a form of the account: runs `run` and returns its result, translated. Rejects cross-site
 * form posts (CSRF) with FORBIDDEN, and returns UNAVAILABLE if the API cannot be reached. `shown`
 * names the controls whose text comes back with a rejection.
 */
export async function answerForm(
  data: FormData,
  shown: readonly string[],
  run: () => Promise<FormOutcome>,
): Promise<FormState> {
  const typed = readTyped(data, shown)
  if (!isSameOrigin(await headers(), getEnv().SITE_URL)) return { ...refuse("FORBIDDEN"), typed }
  try {
    return { ...(await tellOutcome(await run(), data)), typed }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a form of the account could not be answered")
    return { ...refuse("UNAVAILABLE"), typed }
  }
}

async function tellOutcome(outcome: FormOutcome, data: FormData): Promise<FormOutcome> {
  if (outcome.kind !== "refused") return outcome
  const tell = await getTell()
  const faults = sortFaults(tellFaults(outcome.faults, tell), data)
  return { ...outcome, message: tell(outcome.message), faults }
}

/** Returns the text of these controls, keyed by control name. */
export function readTyped(data: FormData, names: readonly string[]): FormState["typed"] {
  return Object.fromEntries(names.map((name) => [name, getTyped(data, name)]))
}

/** Returns the text of a control; empty if the form has no control with this name. */
export function getTyped(data: FormData, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  return typeof value === "string" ? value : ""
}
