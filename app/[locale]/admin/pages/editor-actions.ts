"use server"

import { z } from "zod"
import type { SettingsProblem } from "#components/widgets/define-widget.ts"
import { getWidget } from "#components/widgets/registry.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { buildPreviewLink } from "#lib/seo-tools/preview-link/preview-link.ts"

const lifetimeMs = 12 * 3_600_000

/**
 * Returns the signed link that shows a page with its draft, by the last part of its address; null if
 * it is none. For administrators.
 */
export async function openDraftPreview(slug: string): Promise<string | null> {
  await requireAdmin(defaultLocale)
  if (!slugSchema.safeParse(slug).success) return null
  const path = slug === "home" ? "/" : `/${slug}`
  const expiresMs = Date.now() + lifetimeMs
  const link = buildPreviewLink(path, { atMs: null, showsDrafts: true, expiresMs })
  if (link === null) return null
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

const placedSchema = z
  .array(z.object({ type: z.string(), settings: z.record(z.string(), z.unknown()) }))
  .max(500)

/**
 * Returns what the widgets cannot use of their settings, one result for each widget in order; null
 * for valid settings. For administrators.
 */
export async function validateWidgets(
  placed: { type: string; settings: Record<string, unknown> }[],
): Promise<(SettingsProblem | null)[]> {
  await requireAdmin(defaultLocale)
  return placedSchema.parse(placed).map(({ type, settings }) => {
    const plan = getWidget(type)?.plan(settings)
    return plan === undefined || plan.ok ? null : plan.error
  })
}
