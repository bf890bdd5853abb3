/** What an editor has chosen of a map: a place, how near (1 to 20), and whether it has a sign. */
export type MapChoice = { location: string; zoom: number; showsSign: boolean }

const maps = "https://www.google.com/maps"

/** Addresses of the map in a frame, and of the place in Google Maps itself. */
export function buildMapUrls({ location, zoom, showsSign }: MapChoice, locale: string) {
  const frame = new URLSearchParams({
    ...{ q: location, z: String(zoom), hl: locale },
    ...{ iwloc: showsSign ? "A" : "", output: "embed" },
  })
  const place = new URLSearchParams({ api: "1", query: location })
  return { frameUrl: `${maps}?${frame}`, placeUrl: `${maps}/search/?${place}` }
}
