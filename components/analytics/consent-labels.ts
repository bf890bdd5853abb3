/** Texts of the consent panel. */
export type ConsentLabels = {
  title: string
  text: string
  policy: string
  accept: string
  reject: string
  choose: string
  needed: string
  statistics: string
  statisticsText: string
  marketing: string
  marketingText: string
  acceptAll: string
  rejectAll: string
  save: string
  close: string
  browserOptedOut: string
}

/** Keys of the texts in the message catalogue. */
export const consentLabelNames = [
  "title",
  "text",
  "policy",
  "accept",
  "reject",
  "choose",
  "needed",
  "statistics",
  "statisticsText",
  "marketing",
  "marketingText",
  "acceptAll",
  "rejectAll",
  "save",
  "close",
  "browserOptedOut",
] as const satisfies readonly (keyof ConsentLabels)[]

/** Fragment of a link that opens the privacy choices, on any page. */
export const choicesHash = "#privacy-choices"
