import { googleMapWidget } from "./google-map.tsx"

describe("settings of the map widget", () => {
  it.each([
    {},
    { location: null, zoom: null, width: null, height: null, show_sign: null },
    { location: " Gladstone ", zoom: "14", width: "50%", height: "400px", show_sign: "1" },
    { zoom: 99, height: -1, width: 1e9 },
    { zoom: "near", height: {}, width: [], show_sign: 0 },
  ])("accept invalid numbers: %j", (settings) => {
    expect(googleMapWidget.plan(settings)).toHaveProperty("ok", true)
  })

  it("default to 100% width, a height of 400 pixels and street level zoom", () => {
    const fallbacks = googleMapWidget
      .describeSettings()
      .map(({ name, fallback }) => [name, fallback])
    expect(Object.fromEntries(fallbacks)).toEqual({
      location: "",
      zoom: 15,
      show_sign: false,
      width: "100%",
      height: 400,
    })
  })
})
