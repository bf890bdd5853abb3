import { readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { defaultLocale } from "#lib/i18n/locales.ts"
import { log } from "#lib/log.ts"

/** Addresses of the whole pages that stand in for an answer without one, by its status. */
export const standInPaths = { 404: "/page-not-found", 503: "/unavailable" } as const
export type StandInStatus = keyof typeof standInPaths

const refreshAfterMs = 30_000
const timeoutMs = 2_000

/** The status that the address of a stand-in page itself answers with. */
export function getStandInStatus(path: string): StandInStatus | null {
  if (path === standInPaths[404]) return 404
  return path === standInPaths[503] ? 503 : null
}

export function isStandInStatus(status: number): status is StandInStatus {
  return status in standInPaths
}

/** Whether the visitor is to see a whole page, not a part of one or a file. */
export function isDocumentRequest(request: IncomingMessage): boolean {
  const { accept = "*/*", rsc } = request.headers
  return request.method === "GET" && rsc === undefined && /text\/html|\*\/\*/.test(accept)
}

/**
 * Keeps the HTML of the two stand-in pages: the framework sends an empty shell when a page throws
 * or is missing, which neither a crawler nor a visitor without JavaScript can read.
 */
export class StandInPages {
  readonly #origin: string
  readonly #html = new Map<StandInStatus, string>()
  readonly #refreshedAt = new Map<StandInStatus, number>()

  /** Begins with what the build made, below `appFolder` (`.next/server/app`). */
  constructor(origin: string, appFolder: string) {
    this.#origin = origin
    for (const status of [404, 503] as const) {
      const html = readBuiltPage(join(appFolder, defaultLocale, `${standInPaths[status]}.html`))
      if (html !== null) this.#html.set(status, html)
    }
  }

  /** The page's last good HTML, undefined until it was read once. Never waits. */
  get(status: StandInStatus): string | undefined {
    if ((this.#refreshedAt.get(status) ?? 0) < Date.now() - refreshAfterMs)
      void this.refresh(status)
    return this.#html.get(status)
  }

  /** The page as who sends this cookie sees it; undefined where it cannot be had. Kept by nobody. */
  async fetchFor(status: StandInStatus, cookie: string): Promise<string | undefined> {
    try {
      const answer = await fetch(`${this.#origin}${standInPaths[status]}`, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: "text/html", cookie },
      })
      const html = await answer.text()
      return answer.status === status && html.includes("<h1") ? html : undefined
    } catch (error) {
      log.warn({ status, reason: String(error) }, "a preview's stand-in page could not be made")
      return undefined
    }
  }

  async refresh(status: StandInStatus): Promise<void> {
    this.#refreshedAt.set(status, Date.now())
    try {
      const answer = await fetch(`${this.#origin}${standInPaths[status]}`, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: "text/html" },
      })
      const html = await answer.text()
      if (answer.status === status && html.includes("<h1")) this.#html.set(status, html)
    } catch (error) {
      log.warn({ status, reason: String(error) }, "stand-in page not refreshed")
    }
  }
}

function readBuiltPage(path: string): string | null {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}
