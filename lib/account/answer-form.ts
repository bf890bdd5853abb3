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
 * Does what a form of the account asks for, and tells what became of it. Forms on other sites' pages
 * are refused; where the API cannot be asked the form says so. `shown` are the controls whose text
 * comes back with a refusal.
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

/** What was typed into controls, by their names. */
export function readTyped(data: FormData, names: readonly string[]): FormState["typed"] {
  return Object.fromEntries(names.map((name) => [name, getTyped(data, name)]))
}

/** What was typed into a control; empty where the form has none of this name. */
export function getTyped(data: FormData, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  return typeof value === "string" ? value : ""
}
