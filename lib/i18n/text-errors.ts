import type { IntlError } from "next-intl"
import { log } from "#lib/log.ts"
import type { Messages } from "./load-messages.ts"

/** Handles a text that cannot be formatted, which is a bug: throws, except in production. */
export function handleIntlError({ code, message }: IntlError): void {
  if (process.env.NODE_ENV !== "production") throw new Error(`${code}: ${message}`)
  log.error({ code, reason: message }, "i18n: message could not be formatted")
}

/**
 * Returns the fallback for a text that cannot be formatted: the English one without its
 * placeholders.
 */
export function buildFallbackText(
  english: Messages,
  namespace: string | undefined,
  key: string,
): string {
  const names = [...(namespace?.split(".") ?? []), ...key.split(".")]
  let found: unknown = english
  for (const name of names) {
    found = typeof found === "object" && found !== null ? Reflect.get(found, name) : null
  }
  if (typeof found !== "string") return ""
  const bare = found.replaceAll(
    /<\/?\w+>|\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g,
    "",
  )
  return bare.replaceAll(/\s+/g, " ").trim()
}
