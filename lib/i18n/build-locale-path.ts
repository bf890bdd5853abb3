import { defaultLocale } from "./locales.ts"

/** The path a visitor of this language sees: English has no prefix, the others begin with theirs. */
export function buildLocalePath(locale: string, path: string): string {
  if (locale === defaultLocale) return path
  return path === "/" ? `/${locale}` : `/${locale}${path}`
}
