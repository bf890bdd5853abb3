"use server"

import { requireAdmin } from "#lib/auth/current-user.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { type LinkForm, parseLinkForm } from "./parse-link-form.ts"
import { buildPreviewLink } from "./preview-link.ts"

/** A preview link, or the field that is invalid. Both are null before the first submission. */
export type MadeLink = { url: string | null; problem: "path" | "when" | "days" | null }

/**
 * Creates a preview link for an administrator from a form's `path`, `when` (date and time in the
 * shop's time zone, empty for now), `drafts` ("on") and `days` until it expires (7 if empty).
 */
export async function createPreviewLink(_before: MadeLink, form: FormData): Promise<MadeLink> {
  await requireAdmin(defaultLocale)
  const plan = parseLinkForm(readForm(form), Date.now())
  if (!plan.ok) return { url: null, problem: plan.error }
  const url = buildPreviewLink(plan.value.path, plan.value)
  return { url, problem: url === null ? "path" : null }
}

function readForm(form: FormData): LinkForm {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  return {
    path: read("path"),
    when: read("when"),
    days: read("days"),
    showsDrafts: read("drafts") === "on",
  }
}
