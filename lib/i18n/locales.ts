/** Languages of the interface: each has a catalogue in `messages/`, and all but English a prefix. */
// biome-ignore format: one line tells them apart as well as eighteen
export const locales = ["en", "ar", "de", "es", "fr", "id", "it", "ja", "ka", "ko", "pl", "pt", "ru", "tr", "uk", "uz", "vi", "zh"] as const
export const defaultLocale = "en"
export type Locale = (typeof locales)[number]

/** Whether the text names a language the shop is offered in. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}
