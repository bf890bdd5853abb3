import type { IncomingMessage } from "node:http"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"

/** Where the app looks for the language when nothing else tells it; visitors' own are stripped. */
export const localeHeader = "x-next-intl-locale"

/**
 * Notes for the app in which language the visitor reads, which forms and calls do not say: that of
 * their own path, or of the page they were sent from.
 */
export function noteLocale({ headers, url = "/" }: IncomingMessage): void {
  headers[localeHeader] = getPathLocale(url.startsWith("/api/") ? getPath(headers.referer) : url)
}

function getPath(address: string | undefined): string {
  return URL.parse(address ?? "")?.pathname ?? "/"
}
