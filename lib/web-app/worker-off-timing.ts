/**
 * What `Server-Timing` says with every answer while the worker is switched off, which a page can read
 * without asking: pages are kept from before the switch was thrown.
 */
export const workerOffTiming = "worker-off"
