import type { SeedGallery } from "../../seed-types.ts"

/** What visitors see, in the order of the tour. */
export const onTheTour: SeedGallery = {
  name: "On the tour",
  url: "on-the-tour",
  group: "workshop-tour",
  heading: "What you will see",
  sub_heading: "About fifty minutes, most of them standing",
  slides: [
    {
      heading: "At the gate",
      sub_heading: "Look for the van",
      content: "<p>Park on the grass. The dogs are loud and harmless.</p>",
      picture: {
        file: "workshop/van-at-the-shed.webp",
        alt: "A white van with a curlew on its side, in front of a shed between gum trees",
      },
    },
    {
      heading: "Three rules",
      sub_heading: "Before anything is switched on",
      content: "<p>We have goggles and ear muffs in small sizes too.</p>",
      picture: {
        file: "workshop/chalk-board.webp",
        alt: "A chalk board: closed shoes, goggles past the line, ask first, touch after",
      },
    },
    {
      heading: "A print comes off the plate",
      sub_heading: "Yours to wash, if you like",
      content: "<p>Gloves first. This is the part that people remember.</p>",
      picture: {
        file: "workshop/resin-printers.webp",
        alt: "Three resin printers with amber hoods, each with a print hanging in it",
      },
      link: "/resin-safety",
      link_button_text: "Resin safety",
    },
    {
      heading: "Your name under the laser",
      sub_heading: "Everybody goes home with a key tag",
      content: "<p>Ten letters at most, and we do not check whether it is really your name.</p>",
      picture: {
        file: "workshop/laser-cutter.webp",
        alt: "A laser cutter with its lid up, ornaments cut in a sheet of plywood",
      },
    },
  ],
}
