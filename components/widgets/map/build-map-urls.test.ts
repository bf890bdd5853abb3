import { buildMapUrls } from "./build-map-urls.ts"

describe("map URLs", () => {
  it("contain the location, the zoom level and the marker setting", () => {
    const { frameUrl, placeUrl } = buildMapUrls(
      { location: "12 Auckland St, Gladstone", zoom: 14, showsSign: true },
      "en",
    )
    const frame = new URL(frameUrl)
    expect(Object.fromEntries(frame.searchParams)).toEqual({
      q: "12 Auckland St, Gladstone",
      z: "14",
      hl: "en",
      iwloc: "A",
      output: "embed",
    })
    expect(new URL(placeUrl).searchParams.get("query")).toBe("12 Auckland St, Gladstone")
  })

  it("omit the marker", () => {
    const { frameUrl } = buildMapUrls({ location: "Gladstone", zoom: 14, showsSign: false }, "en")
    expect(new URL(frameUrl).searchParams.get("iwloc")).toBe("")
  })

  it("stay on Google's origin for any location text", () => {
    const location = '"><script>x</script>&output=svembed#@evil.example/'
    const { frameUrl, placeUrl } = buildMapUrls({ location, zoom: 1, showsSign: false }, "en")
    for (const url of [frameUrl, placeUrl]) {
      expect(url).not.toMatch(/["<>#]/)
      expect(new URL(url).origin).toBe("https://www.google.com")
    }
    expect(new URL(frameUrl).searchParams.getAll("output")).toEqual(["embed"])
  })
})
