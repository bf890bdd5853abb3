import type { GrantedConsent } from "../service.ts"

/** Builds the parameters of Google consent mode v2 from the granted categories. */
export function buildGoogleConsent({ statistics, marketing }: GrantedConsent) {
  const formatConsent = (isGranted: boolean) => (isGranted ? "granted" : "denied")
  return {
    analytics_storage: formatConsent(statistics),
    ad_storage: formatConsent(marketing),
    ad_user_data: formatConsent(marketing),
    ad_personalization: formatConsent(marketing),
  }
}

/** No consent: the default of consent mode. */
export const deniedConsent: GrantedConsent = { statistics: false, marketing: false }

/** Builds a gtag command. Google's scripts recognise commands by the type `Arguments`. */
export function buildGtagCommand(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's scripts would read an array as an event
  return arguments
}
