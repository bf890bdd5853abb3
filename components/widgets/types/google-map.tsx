import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { defineWidget } from "../define-widget.ts"
import { buildMapUrls, MapFrame, resolveMapWidth } from "../map/map-frame.tsx"
import { buildBoundedSetting, switchSetting, textSetting } from "../setting-schemas.ts"

/** A map that sends no request to Google until the visitor loads it. */
export const googleMapWidget = defineWidget({
  type: "core/google_map",
  name: "Map",
  purpose:
    "Shows where something is. The map itself is fetched from Google once a visitor wants it.",
  settings: z.object({
    location: textSetting.describe(
      "The place: an address, a name or coordinates. Empty shows none.",
    ),
    zoom: buildBoundedSetting(1, 20, 15).describe("How near: 1 shows the world, 20 a house."),
    show_sign: switchSetting.describe("Shows the sign with the place's name on the map."),
    width: z
      .unknown()
      .nullish()
      .transform(resolveMapWidth)
      .meta({ control: "text" })
      .describe('Width in pixels, or a share such as "50%". Never wider than its block.'),
    height: buildBoundedSetting(150, 1_000, 400).describe("Height in pixels."),
  }),
  examples: () => [
    {
      name: "As wide as its block",
      settings: { location: "Gladstone Marina, Gladstone QLD 4680", zoom: 14, show_sign: 1 },
    },
    {
      name: "Smaller",
      settings: { location: "Tannum Sands QLD 4680", width: "60%", height: 260, show_sign: 0 },
    },
  ],
  load: async () => null,
  View: async ({ settings, context: { id, locale } }) => {
    const { location, zoom, show_sign: showsSign, width, height } = settings
    if (location === "") return null
    const t = await getTranslations({ locale })
    return (
      <MapFrame
        name={`map-${id}`}
        location={location}
        width={width}
        heightPx={height}
        {...buildMapUrls({ location, zoom, showsSign }, locale)}
        labels={{
          title: t("embed.map.title", { location }),
          note: t("embed.map.note"),
          show: t("embed.map.show"),
          open: t("embed.map.open"),
          opensNewTab: t("content.opensNewTab"),
        }}
      />
    )
  },
})
