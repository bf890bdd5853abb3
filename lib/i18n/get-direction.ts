/** Which way a language is written. */
export function getDirection(locale: string): "ltr" | "rtl" {
  return /^(?:ar|fa|he|ur)(?:-|$)/.test(locale) ? "rtl" : "ltr"
}
