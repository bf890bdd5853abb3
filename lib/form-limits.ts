/**
 * Largest form body in bytes: a field of one megabyte still gets through and is rejected with a
 * message.
 */
export const maxFormBodyBytes = 3 * 1024 * 1024
