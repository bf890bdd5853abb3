/** Request header in which the server in front of the app marks a prefetched page. */
export const prefetchHeader = "x-curlew-prefetch"
