/** Largest upload to the media library, in bytes. */
export const maxUploadBytes = 10_000_000

/** Media types of images that may be uploaded. */
export const uploadTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"]
