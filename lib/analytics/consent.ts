import { type ConsentCategory, consentCategories } from "#lib/site/analytics-settings.ts"

/** Decision of the user for each category; null where there is none yet. */
export type Consent = Readonly<Record<ConsentCategory, boolean | null>>

const consentCookie = "consent"
/** To be raised when the meaning of the consent changes: every user has to decide again. */
const version = "1"
/** 182 days, half a year. */
const maxAgeSeconds = 182 * 86_400

export const undecided: Consent = { statistics: null, marketing: null }

/** Parses the consent from a cookie string (`document.cookie`); undecided where it is malformed. */
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

/** Builds the cookie (for `document.cookie`) that stores a consent for half a year. */
export function buildConsentCookie(consent: Consent, isSecure: boolean): string {
  const choices = consentCategories
    .filter((category) => consent[category] !== null)
    .map((category) => `${category[0]}${consent[category] ? "y" : "n"}`)
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`
  return `${consentCookie}=${version}.${choices.join("")}; ${attributes}`
}

/** True if the user has decided on all of these categories. */
export function isDecided(consent: Consent, categories: readonly ConsentCategory[]): boolean {
  return categories.every((category) => consent[category] !== null)
}

/** True if the browser signals Global Privacy Control or Do Not Track. Takes `navigator`. */
export function hasTrackingOptOut(browser: object): boolean {
  if ("globalPrivacyControl" in browser && browser.globalPrivacyControl === true) return true
  return "doNotTrack" in browser && /^(?:1|yes)$/.test(String(browser.doNotTrack))
}
