import type { PreviewOptions } from "#lib/contract/signatures/preview-signature.ts"

/** What a preview displays: the shop at a time in ms (null: now), with or without drafts. */
export type Preview = PreviewOptions

/** A preview with the time in ms at which it expires. */
export type BoundedPreview = Preview & { expiresMs: number }
