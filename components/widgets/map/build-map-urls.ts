/** Settings of a map: location, zoom level (1 to 20), and whether it shows a marker. */
export type MapChoice = { location: string; zoom: number; showsSign: boolean }

const maps = "https://www.google.com/maps"

/** Returns the URL of the embedded map, and of the location in Google Maps itself. */
export function buildMapUrls({ location, zoom, showsSign }: MapChoice, locale: string) {
  const frame = new URLSearchParams({
    q: location,
    z: String(zoom),
    hl: locale,
    iwloc: showsSign ? "A" : "",
    output: "embed",
  })
  const placeQuery = new URLSearchParams({ api: "1", query: location })
  return { frameUrl: `${maps}?${frame}`, placeUrl: `${maps}/search/?${placeQuery}` }
}
