import type { SeedGallery } from "../../seed-types.ts"

/** What people have made with our resin and filament, or had made. */
export const customersPrints: SeedGallery = {
  name: "Customers' prints",
  url: "customers-prints",
  group: "our-galleries",
  heading: "Customers' prints",
  sub_heading: "Sent in by the people who made them or asked for them",
  slides: [
    {
      heading: "Plum dragon",
      sub_heading: "Silk PLA, 420 mm from nose to tail",
      content:
        "<p>Printed in one piece overnight for a birthday in Biloela. It has been to school twice.</p>",
      picture: {
        file: "prints/dragon-in-plum.webp",
        alt: "A jointed dragon printed in plum and pink",
      },
      link: "/product/articulated-dragon",
      link_button_text: "See the dragon",
    },
    {
      heading: "Three planters on a sill",
      sub_heading: "PLA in sage, terracotta and slate",
      content: "<p>One for each of the three succulents that survived the move from Mackay.</p>",
      picture: {
        file: "prints/planters-on-a-sill.webp",
        alt: "Three planters with succulents on a timber bench",
      },
      link: "/product/faceted-planter",
      link_button_text: "See the planter",
    },
    {
      heading: "Club chess in grey",
      sub_heading: "Standard grey resin, 0.05 mm layers",
      content:
        "<p>The Tannum Sands chess club prints its own lost pieces. This is the third white queen.</p>",
      picture: {
        file: "prints/chess-in-grey-resin.webp",
        alt: "A queen, a king and a bishop in two shades of grey resin",
      },
    },
    {
      heading: "Dragon eggs for a reading corner",
      sub_heading: "Standard resin, painted over by the class",
      content: "<p>Every week the teacher-librarian moves them a little nearer to the heater.</p>",
      picture: {
        file: "prints/hatching-eggs.webp",
        alt: "Three scaly eggs in pink, blue and yellow",
      },
    },
    {
      heading: "Tower for a Thursday game",
      sub_heading: "Stone-filled PLA, two days on the printer",
      content: "<p>Built for a game that has been going since 1998. Nobody cheats any more.</p>",
      picture: {
        file: "prints/game-night-tower.webp",
        alt: "A brown dice tower with two dice in front of it",
      },
      link: "/product/dice-tower",
      link_button_text: "See the dice tower",
    },
    {
      heading: "A cloud for the nursery",
      sub_heading: "White PLA over a timber foot",
      content: "<p>Ordered in a hurry and delivered on the local run two days before the baby.</p>",
      picture: {
        file: "prints/nursery-cloud.webp",
        alt: "A cloud-shaped lamp glowing in a dark room",
      },
      link: "/shop/night-lights",
      link_button_text: "Night lights",
    },
    {
      heading: "Toadstools in a fern bed",
      sub_heading: "PETG, which does not mind the sun",
      content: "<p>Unlit ones, made for a shaded garden in Boyne Island. The frogs approve.</p>",
      picture: {
        file: "prints/mushrooms-in-the-garden.webp",
        alt: "Three toadstools with pink, yellow and teal caps",
      },
    },
    {
      heading: "Bunnies for breakfast",
      sub_heading: "One egg cup for each grandchild",
      content: "<p>The yellow one is spoken for. There have been negotiations.</p>",
      picture: {
        file: "prints/breakfast-bunnies.webp",
        alt: "Three bunny-shaped egg cups with eggs in them",
      },
      link: "/shop/easter",
      link_button_text: "Easter",
    },
  ],
}
