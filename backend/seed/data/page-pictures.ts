import type { SeedPicture } from "../seed-types.ts"

/** Pictures that pages name by themselves, where no gallery or record does. */
export const pagePictures: SeedPicture[] = [
  {
    file: "workshop/gallery-banner.webp",
    alt: "A dragon egg, a moon lamp, a toadstool lamp and a planter on rust-coloured paper",
  },
  {
    file: "workshop/made-to-order-banner.webp",
    alt: "An urn, a vase, a chess queen and a lattice bauble on teal paper",
  },
  {
    file: "workshop/lithophane-banner.webp",
    alt: "Two lithophane lamps glowing on a bench in the dark",
  },
  {
    file: "workshop/things-we-make.webp",
    alt: "A chess king, a planter, an urn and a moon lamp in a row",
  },
  {
    file: "prints/wedding-vases.webp",
    alt: "Three tall vases in white, blush and pale blue, two with dried grass",
  },
  {
    file: "prints/desk-in-rust.webp",
    alt: "A rust-coloured desk organiser with pencils beside a small moon lamp",
  },
  {
    file: "prints/lithophane-of-the-range.webp",
    alt: "A lithophane panel showing hills and a low sun",
  },
]
