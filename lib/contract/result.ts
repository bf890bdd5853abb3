/**
 * Result of a function that can fail in an expected way: its value, or the error that the caller has
 * to handle. Unexpected failures are thrown, and the absence of a record is null. Three or more
 * outcomes are a union with `kind` instead.
 */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }
