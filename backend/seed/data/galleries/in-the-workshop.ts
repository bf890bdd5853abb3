import type { SeedGallery } from "../../seed-types.ts"

/** Where the things come from. */
export const inTheWorkshop: SeedGallery = {
  name: "In the workshop",
  url: "in-the-workshop",
  group: "our-galleries",
  heading: "In the workshop",
  sub_heading: "Eleven printers, one laser and a kettle",
  slides: [
    {
      heading: "The shed at dusk",
      sub_heading: "Lights on, because something is always printing",
      content: "<p>The curlews come past at about this time and complain about the noise.</p>",
      picture: {
        file: "workshop/shed-at-dusk.webp",
        alt: "A tin shed with lit windows at dusk, two curlews in front of it",
      },
    },
    {
      heading: "The resin bench",
      sub_heading: "Three of our five resin printers",
      content:
        "<p>The hoods keep the light out and the smell in. Each machine keeps to one kind of resin, so nothing is ever half of something else.</p>",
      picture: {
        file: "workshop/resin-printers.webp",
        alt: "Three resin printers with amber hoods, each with a print hanging in it",
      },
      link: "/shop/resin",
      link_button_text: "Resin",
    },
    {
      heading: "The filament side",
      sub_heading: "Planters by day, dragons by night",
      content: "<p>Long prints run overnight, when the shed is cool and Dale is asleep.</p>",
      picture: {
        file: "workshop/filament-printers.webp",
        alt: "Two filament printers on a bench, each with a half-printed pot",
      },
      link: "/shop/3d-printed-products",
      link_button_text: "3D printed products",
    },
    {
      heading: "Wash, cure, look twice",
      sub_heading: "Two baths and five minutes of violet light",
      content: "<p>What still feels tacky goes back under the lamp and not into a parcel.</p>",
      picture: {
        file: "workshop/wash-and-cure-bench.webp",
        alt: "A curing lamp over a printed egg, beside a wash tub and a resin bottle",
      },
      link: "/shop/accessories-wash-and-cure",
      link_button_text: "Wash and cure",
    },
    {
      heading: "The laser, lid up",
      sub_heading: "Only for the photo: it will not fire like this",
      content: "<p>Ornaments for the Calliope market, cut from the ends of a sheet of ply.</p>",
      picture: {
        file: "workshop/laser-cutter.webp",
        alt: "A laser cutter with its lid up, ornaments cut in a sheet of plywood",
      },
      link: "/laser-cutting-service",
      link_button_text: "Laser cutting service",
    },
    {
      heading: "Joy's bench",
      sub_heading: "Sandpaper, oil, and the radio",
      content: "<p>Everything in timber comes past here by hand, edges first.</p>",
      picture: {
        file: "workshop/sanding-bench.webp",
        alt: "A door sign above a bench with two coasters, an ornament and sandpaper",
      },
    },
    {
      heading: "Packed by one person",
      sub_heading: "A keepsake is never handed on half wrapped",
      content: "<p>Paper, not plastic, and a card by hand if you asked for one.</p>",
      picture: {
        file: "workshop/packing-bench.webp",
        alt: "An open carton beside a pendant on its card and a small urn",
      },
    },
  ],
}
