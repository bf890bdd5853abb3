import { type ConsentCategory, consentCategories } from "./analytics-settings.ts"

/** What a visitor has said to each category; null where they have not been asked. */
export type Consent = Readonly<Record<ConsentCategory, boolean | null>>

const consentCookie = "consent"
/** Another meaning of what was agreed to is another version: everybody is asked anew. */
const version = "1"
/** Half a year. */
const maxAgeSeconds = 182 * 86_400

export const undecided: Consent = { statistics: null, marketing: null }

/** What a browser's cookies (`document.cookie`) say of the visitor's choice. */
export function parseConsent(cookieText: string): Consent {
  const prefix = `${consentCookie}=${version}.`
  const cookie = cookieText.split(";").find((part) => part.trim().startsWith(prefix))
  const choices = cookie?.trim().slice(prefix.length) ?? ""
  if (!/^(?:[sm][yn])+$/.test(choices)) return undecided
  const getChoice = (category: ConsentCategory) => {
    const at = choices.indexOf(category[0] ?? "")
    return at === -1 ? null : choices[at + 1] === "y"
  }
  return { statistics: getChoice("statistics"), marketing: getChoice("marketing") }
}

/** The cookie (for `document.cookie`) that keeps a choice for half a year, on this site alone. */
export function buildConsentCookie(consent: Consent, isSecure: boolean): string {
  const choices = consentCategories
    .filter((category) => consent[category] !== null)
    .map((category) => `${category[0]}${consent[category] ? "y" : "n"}`)
  const ends = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`
  return `${consentCookie}=${version}.${choices.join("")}; ${ends}`
}

/** Whether a visitor has said something to all of these. */
export function isDecided(consent: Consent, categories: readonly ConsentCategory[]): boolean {
  return categories.every((category) => consent[category] !== null)
}

/** Whether the browser itself says that its user is not to be followed. */
export function hasTrackingOptOut(browser: object): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as {
    globalPrivacyControl?: unknown
    doNotTrack?: unknown
  }
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes"
}
