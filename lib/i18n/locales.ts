/** Languages that have a catalogue in `messages/`. English has no prefix in addresses. */
export const locales = ["en"] as const
export const defaultLocale = "en"
export type Locale = (typeof locales)[number]

/** Whether the text names a language the shop is offered in. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}
