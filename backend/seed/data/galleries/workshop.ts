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
