/**
 * `Server-Timing` metric on every response while the service worker is disabled. A page can read it
 * without a request. It is not part of the page, because cached pages can be older than the switch.
 */
export const workerOffTiming = "worker-off"
