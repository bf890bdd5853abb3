import { getRequestConfig } from "next-intl/server"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { getLocaleMessages, type Messages } from "./load-messages.ts"
import { shopTimeZone } from "./shop-time-zone.ts"
import { buildFallbackText, handleIntlError } from "./text-errors.ts"

declare module "use-intl" {
  /** Makes a text that the code uses and the English catalogue lacks a type error. */
  interface AppConfig {
    Messages: Messages
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
