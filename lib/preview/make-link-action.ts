"use server"

import { defaultLocale } from "#lib/contract/languages.ts"
import { requireAdmin } from "#lib/session/require-admin.ts"
import { type LinkForm, planLink } from "./plan-link.ts"
import { buildPreviewLink } from "./preview-link.ts"

/** A link, or the field that keeps it from being made. Before the first try both are null. */
export type MadeLink = { url: string | null; problem: "path" | "when" | "days" | null }

/**
 * Makes a preview link for an administrator from a form's `path`, `when` (date and time by the shop's
 * clocks, empty for now), `drafts` ("on") and `days` it opens for (7 where empty).
 */
export async function makePreviewLink(_before: MadeLink, form: FormData): Promise<MadeLink> {
  await requireAdmin(defaultLocale)
  const plan = planLink(readForm(form), Date.now())
  if ("problem" in plan) return { url: null, problem: plan.problem }
  const url = buildPreviewLink(plan.path, plan)
  return { url, problem: url === null ? "path" : null }
}

function readForm(form: FormData): LinkForm {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  return {
    ...{ path: read("path"), when: read("when"), days: read("days") },
    showsDrafts: read("drafts") === "on",
  }
}
