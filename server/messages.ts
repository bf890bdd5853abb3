import { readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import type { Locale } from "#lib/contract/languages.ts"
import type messages from "../messages/en.json"
import { resolveRequestLocale } from "./middleware/locale-header.ts"

type Catalogue = typeof messages
/** Messages that this server uses itself, when the app does not respond. */
export type ServerMessages = Pick<
  Catalogue,
  "account" | "address" | "error" | "notFound" | "plain" | "preview"
>

const read = new Map<Locale, ServerMessages>()

/** Returns the messages in the locale of the request, and that locale. */
export function getServerMessages(request: IncomingMessage): {
  locale: Locale
  texts: ServerMessages
} {
  const locale = resolveRequestLocale(request)
  return { locale, texts: read.get(locale) ?? readTexts(locale) }
}

function readTexts(locale: Locale): ServerMessages {
  const texts = parseTexts(
    readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), "utf8"),
  )
  read.set(locale, texts)
  return texts
}

/** Picks the namespaces in use; the build checks that a catalogue is complete. */
function parseTexts(json: string): ServerMessages {
  const { account, address, error, notFound, plain, preview } = JSON.parse(json) as Catalogue
  return { account, address, error, notFound, plain, preview }
}
