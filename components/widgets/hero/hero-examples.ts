import type { WidgetExample } from "../define-widget.ts"
import type { Samples } from "../samples.ts"

/**
 * Returns examples of a hero: each text position, an image, a fixed image, a video and a plain
 * colour.
 */
export function listHeroExamples({ pictures, videoId }: Samples): WidgetExample[] {
  return [
    {
      name: "Over a picture, at the left",
      settings: {
        heading: "Made near Gladstone, one layer at a time",
        subheading: "Resin, prints and laser-cut timber from a family workshop.",
        html: "<p>We print, sand and pack everything ourselves.</p>",
        background_image: pictures[0],
        mirror_image: 1,
        text_justify: "left",
        text_align: "center",
        button_text: "See the shop",
        button_link: "/shop",
        button_colour: "wht",
      },
    },
    {
      name: "Fixed, faint and grey under a colour, at the lower right",
      settings: {
        heading: "Night lights",
        subheading: "Warm light for small rooms.",
        image_hashes: { background_image: pictures[1] },
        parallax: 1,
        image_opacity: 70,
        image_saturation: 0,
        overlay_colour: "brand",
        text_justify: "right",
        text_align: "bottom",
      },
    },
    {
      name: "A video, with a picture above the text",
      settings: {
        heading: "Watch it grow",
        background_video: { file: `/v/${videoId}.mp4`, slate: pictures[2] },
        overlay_image: pictures[3],
        text_colour: "wht",
        text_justify: "center",
        text_align: "top",
      },
    },
    {
      name: "Colour alone",
      settings: { heading: "Free delivery in Gladstone and Calliope", overlay_colour: "success" },
    },
  ]
}
