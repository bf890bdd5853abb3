/** Most bytes of one sending: a field of a megabyte still arrives, and is answered with a sentence. */
export const maxSendingBytes = 3 * 1024 * 1024
