import type { IntlError } from "next-intl"
import { getRequestConfig } from "next-intl/server"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { log } from "#lib/log.ts"
import { type AllMessages, getLocaleMessages, type Messages } from "./load-messages.ts"

declare module "use-intl" {
  /** Makes a text that the code uses and the English catalogue lacks a type error. */
  interface AppConfig {
    Messages: AllMessages
  }
}

/** Provides next-intl with the catalogue of a request. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = requested && isLocale(requested) ? requested : defaultLocale
  const [messages, english] = await Promise.all([
    getLocaleMessages(locale),
    getLocaleMessages(defaultLocale),
  ])
  return {
    locale,
    messages,
    timeZone: shopTimeZone,
    onError: handleIntlError,
    getMessageFallback: ({ namespace, key }) => buildFallbackText(english, namespace, key),
  }
})

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
