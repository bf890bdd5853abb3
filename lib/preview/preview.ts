import type { PreviewWish } from "#lib/contract/preview-signature.ts"

/** How a visitor of a preview sees the shop: at a moment (null: now), with or without drafts. */
export type Preview = PreviewWish

/** A preview and the moment in ms at which it ends by itself. */
export type BoundedPreview = Preview & { expiresMs: number }
