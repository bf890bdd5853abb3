import { getEnv } from "#lib/env.ts"
import type { BoundedPreview, Preview } from "#lib/preview/preview.ts"
import { isSignedText, signText } from "#lib/preview/sign-text.ts"
import { parsePreviewPath } from "./preview-path.ts"

const dayMs = 86_400_000
const defaultLifetimeMs = 7 * dayMs

/** A preview with the expiry of its link; seven days from now by default. */
export type PreviewLinkOptions = Preview & { expiresMs?: number }

/**
 * Returns the URL that opens this page's preview without signing in, until it expires. Returns null
 * for anything but a page of this shop.
 */
export function buildPreviewLink(path: string, options: PreviewLinkOptions): string | null {
  const page = parsePreviewPath(path)
  if (page === null) return null
  const at = options.atMs === null ? "" : new Date(options.atMs).toISOString()
  const drafts = options.showsDrafts ? "1" : "0"
  const until = new Date(options.expiresMs ?? Date.now() + defaultLifetimeMs).toISOString()
  const query = new URLSearchParams({ path: page, at, drafts, until })
  query.set("sig", signText("link", buildSignedText([page, at, drafts, until])))
  return new URL(`/preview?${query}`, getEnv().SITE_URL).href
}

export type OpenedLink =
  | { kind: "preview"; path: string; preview: BoundedPreview }
  | { kind: "expired" }
  | { kind: "tampered" }

/** Returns the preview of a link. Every field of it must be as signed. */
export function parsePreviewLink(query: URLSearchParams, nowMs: number): OpenedLink {
  const fields = ["path", "at", "drafts", "until", "sig"].map((name) => query.getAll(name))
  if (fields.some((values) => values.length !== 1)) return { kind: "tampered" }
  const [path = "", at = "", drafts = "", until = "", signature = ""] = fields.flat()
  const text = buildSignedText([path, at, drafts, until])
  const page = parsePreviewPath(path)
  if (!isSignedText("link", text, signature) || page === null) return { kind: "tampered" }
  const expiresMs = Date.parse(until)
  if (!(expiresMs > nowMs)) return { kind: "expired" }
  const atMs = at === "" ? null : Date.parse(at)
  return {
    kind: "preview",
    path: page,
    preview: { atMs, showsDrafts: drafts === "1", expiresMs },
  }
}

function buildSignedText(fields: readonly string[]): string {
  return JSON.stringify(fields)
}
