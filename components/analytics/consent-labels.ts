/** Texts of the consent panel. */
export type ConsentLabels = {
  title: string
  text: string
  policy: string
  accept: string
  refuse: string
  choose: string
  needed: string
  statistics: string
  statisticsText: string
  marketing: string
  marketingText: string
  acceptAll: string
  refuseAll: string
  save: string
  close: string
  browserRefuses: string
}

/** Keys of the texts in the message catalogue. */
export const consentLabelNames = [
  "title",
  "text",
  "policy",
  "accept",
  "refuse",
  "choose",
  "needed",
  "statistics",
  "statisticsText",
  "marketing",
  "marketingText",
  "acceptAll",
  "refuseAll",
  "save",
  "close",
  "browserRefuses",
] as const satisfies readonly (keyof ConsentLabels)[]

/** Fragment of a link that opens the privacy choices, on any page. */
export const choicesHash = "#privacy-choices"
