import { renderToStaticMarkup } from "react-dom/server"
import { buildMapUrls, MapFrame, resolveMapWidth } from "./map-frame.tsx"

const labels = {
  title: "Map of Gladstone",
  note: "From Google.",
  show: "Show the map",
  open: "Open in Google Maps",
  opensNewTab: "(opens in a new tab)",
}
const markup = renderToStaticMarkup(
  <MapFrame
    name="map-w1"
    location="<b>Gladstone"
    width="60%"
    heightPx={260}
    labels={labels}
    frameUrl="https://www.google.com/maps?q=Gladstone&output=embed"
    placeUrl="https://www.google.com/maps/search/?api=1&query=Gladstone"
  />,
)

describe("map", () => {
  it("sends no request to another origin before the user requests the map", () => {
    expect(markup.match(/<iframe[^>]*>/)?.[0]).not.toMatch(/src/)
    expect(markup).not.toMatch(/<(?:img|script|link)/)
  })

  it("loads the map by a link that targets the frame, without JavaScript", () => {
    expect(markup).toMatch(/<iframe name="map-w1" title="Map of Gladstone"/)
    expect(markup).toMatch(/<a href="[^"]*output=embed" target="map-w1"[^>]*>Show the map</)
  })

  it("reserves its final size and renders the location, escaped", () => {
    expect(markup).toMatch(/<figure[^>]* style="width:60%"/)
    expect(markup).toMatch(/style="height:260px"/)
    expect(markup).toContain("&lt;b&gt;Gladstone")
  })

  it("links to Google Maps in a new tab", () => {
    expect(markup).toMatch(/<a href="[^"]*search[^"]*" target="_blank" rel="noopener noreferrer"/)
  })
})

describe("width of a map", () => {
  it.each([
    [600, "600px"],
    ["600", "600px"],
    ["600px", "600px"],
    ["50%", "50%"],
    [" 50 % ", "50%"],
    ["500%", "100%"],
    ["1", "100px"],
    ["", "100%"],
    [null, "100%"],
    [0, "100%"],
    ["1px;background:url(x)", "100%"],
    [{}, "100%"],
  ])("resolves %j to %s", (input, width) => {
    expect(resolveMapWidth(input)).toBe(width)
  })
})

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
