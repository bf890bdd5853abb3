export { defaultLocale, isLocale, type Locale, locales } from "../contract/languages.ts"
