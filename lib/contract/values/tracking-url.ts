/** Parcel tracking page of each carrier, by the carrier's name in lower case, without spaces. */
const pages: Readonly<Record<string, string>> = {
  auspost: "https://auspost.com.au/mypost/track/details/",
  australiapost: "https://auspost.com.au/mypost/track/details/",
  startrack: "https://startrack.com.au/track/details/",
  sendle: "https://track.sendle.com/tracking?ref=",
  aramex: "https://www.aramex.com.au/tools/track?l=",
  couriersplease: "https://www.couriersplease.com.au/tools-track/no/",
  dhl: "https://www.dhl.com/au-en/home/tracking.html?tracking-id=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  ups: "https://www.ups.com/track?tracknum=",
}

/**
 * Returns the URL to track a parcel on its carrier's site; null for an unknown carrier. The first
 * words of `carrier` are its name.
 */
export function buildTrackingUrl(carrier: string, trackingNumber: string): string | null {
  const words = carrier.toLowerCase().split(/[^a-z]+/)
  const names = words.map((_, at) => words.slice(0, at + 1).join(""))
  const number = trackingNumber.replace(/\s/g, "")
  const page = Object.entries(pages).find(([name]) => names.includes(name))?.[1]
  return page === undefined || number === "" ? null : page + encodeURIComponent(number)
}
