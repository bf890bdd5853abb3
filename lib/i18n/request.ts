import { getRequestConfig } from "next-intl/server"
import { defaultLocale, isLocale } from "./locales.ts"
import { shopTimeZone } from "./shop-time-zone.ts"

/** Tells next-intl which catalogue a request reads. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = requested && isLocale(requested) ? requested : defaultLocale
  const catalogue = await import(`../../messages/${locale}.json`, { with: { type: "json" } })
  return { locale, messages: catalogue.default, timeZone: shopTimeZone }
})
