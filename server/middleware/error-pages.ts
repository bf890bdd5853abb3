import { readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { buildLocalePath, defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { resolvePathInLocale } from "#lib/i18n/path-locale.ts"
import { log } from "#lib/log.ts"

/** Paths of the complete pages that replace an error response, by its status. */
export const errorPagePaths = { 404: "/page-not-found", 503: "/unavailable" } as const
export type ErrorPageStatus = keyof typeof errorPagePaths

const refreshAfterMs = 30_000
const timeoutMs = 2_000

/**
 * Returns the status that the path of an error page itself has, in any language; null for others.
 */
export function getErrorPageStatus(path: string): ErrorPageStatus | null {
  const plain = resolvePathInLocale(path, defaultLocale)
  if (plain === errorPagePaths[404]) return 404
  return plain === errorPagePaths[503] ? 503 : null
}

export function isErrorPageStatus(status: number): status is ErrorPageStatus {
  return status in errorPagePaths
}

/** True if the client expects a complete page, not an RSC payload or a file. */
export function isDocumentRequest(request: IncomingMessage): boolean {
  const { accept = "*/*", rsc } = request.headers
  return request.method === "GET" && rsc === undefined && /text\/html|\*\/\*/.test(accept)
}

/**
 * Caches the HTML of the two error pages in each requested language. Next sends an empty shell if a
 * page throws or is missing, which neither a crawler nor a user without JavaScript can read.
 */
export class ErrorPages {
  readonly #origin: string
  /** By path. */
  readonly #html = new Map<string, string>()
  readonly #refreshedAt = new Map<string, number>()

  /** Starts with the pages of the build, below `appFolder` (`.next/server/app`). */
  constructor(origin: string, appFolder: string) {
    this.#origin = origin
    for (const status of [404, 503] as const) {
      const html = readBuiltPage(join(appFolder, defaultLocale, `${errorPagePaths[status]}.html`))
      if (html !== null) this.#html.set(errorPagePaths[status], html)
    }
  }

  /**
   * Returns the page's last good HTML, in English until it was fetched once in this language;
   * undefined until it was fetched at all. Never waits.
   */
  get(status: ErrorPageStatus, locale: Locale): string | undefined {
    const path = buildLocalePath(locale, errorPagePaths[status])
    if (this.#isDue(path)) void this.refresh(status, locale)
    return this.#html.get(path) ?? this.#html.get(errorPagePaths[status])
  }

  /** Fetches both pages in a language in use, before one of them is needed. */
  prepare(locale: Locale): void {
    for (const status of [404, 503] as const) {
      const path = buildLocalePath(locale, errorPagePaths[status])
      if (!this.#html.has(path) && this.#isDue(path)) void this.refresh(status, locale)
    }
  }

  /**
   * Fetches the page as a client with this cookie gets it, without the nonce of its response;
   * undefined if that fails. The result is not cached.
   */
  async fetchFor(
    status: ErrorPageStatus,
    locale: Locale,
    cookie: string,
  ): Promise<string | undefined> {
    try {
      const html = await this.#read(status, locale, { cookie })
      return html?.replace(/(<script) nonce="[^"]*"/g, "$1")
    } catch (error) {
      log.warn({ status, reason: String(error) }, "error-pages: preview request failed")
      return undefined
    }
  }

  async refresh(status: ErrorPageStatus, locale: Locale = defaultLocale): Promise<void> {
    const path = buildLocalePath(locale, errorPagePaths[status])
    this.#refreshedAt.set(path, performance.now())
    try {
      const html = await this.#read(status, locale, {})
      if (html !== undefined) this.#html.set(path, html)
    } catch (error) {
      log.warn({ status, locale, reason: String(error) }, "error-pages: refresh failed")
    }
  }

  #isDue(path: string): boolean {
    return (
      (this.#refreshedAt.get(path) ?? Number.NEGATIVE_INFINITY) < performance.now() - refreshAfterMs
    )
  }

  async #read(
    status: ErrorPageStatus,
    locale: Locale,
    headers: Record<string, string>,
  ): Promise<string | undefined> {
    const path = buildLocalePath(locale, errorPagePaths[status])
    const response = await fetch(`${this.#origin}${path}`, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "text/html", ...headers },
    })
    const html = await response.text()
    return response.status === status && html.includes("<h1") ? html : undefined
  }
}

function readBuiltPage(path: string): string | null {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}
