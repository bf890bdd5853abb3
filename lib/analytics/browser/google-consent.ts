import type { Granted } from "../service.ts"

/** What a visitor agreed to in the words of Google's consent mode, version 2. */
export function buildGoogleConsent({ statistics, marketing }: Granted) {
  const formatConsent = (isGranted: boolean) => (isGranted ? "granted" : "denied")
  return {
    analytics_storage: formatConsent(statistics),
    ad_storage: formatConsent(marketing),
    ad_user_data: formatConsent(marketing),
    ad_personalization: formatConsent(marketing),
  }
}

/** Nothing: what consent mode begins with. */
export const nothingGranted: Granted = { statistics: false, marketing: false }

/** A command as Google's scripts take it: they tell commands from news by this kind of object. */
export function buildCommand(..._parts: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would be taken for news
  return arguments
}
