/** Texts of the question whether the shop may be measured. */
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

/** Their names in `messages`. */
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

/** Where any link leads that is to open the visitor's choices, on whichever page it stands. */
export const choicesHash = "#privacy-choices"
