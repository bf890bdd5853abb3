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

/** What has been cut for others. */
export const laserCutCommissions: SeedGallery = {
  name: "Laser-cut commissions",
  url: "laser-cut-commissions",
  group: "our-galleries",
  heading: "Laser-cut commissions",
  sub_heading: "For weddings, schools, clubs and one cattle station",
  slides: [
    {
      heading: "Coasters for forty tables",
      sub_heading: "Acacia veneer, 4 mm",
      content:
        "<p>Gum leaf, wave and curlew, for a wedding at Agnes Water. The guests took them home, as they were meant to.</p>",
      picture: {
        file: "commissions/wedding-coasters.webp",
        alt: "Six six-sided timber coasters with etched leaves, waves and a bird",
      },
      link: "/product/timber-coasters",
      link_button_text: "See our coasters",
    },
    {
      heading: "A sign for the homestead",
      sub_heading: "Acacia on a cotton cord",
      content: "<p>It hangs out of the weather, and gets a coat of oil every spring.</p>",
      picture: {
        file: "commissions/station-sign.webp",
        alt: "A timber sign that says Awoonga, hanging from a cord",
      },
      link: "/product/door-sign",
      link_button_text: "See door signs",
    },
    {
      heading: "Doors of a small school",
      sub_heading: "Hoop pine plywood, 6 mm",
      content: "<p>Twenty-two signs. The children drew the letters and we joined the middles.</p>",
      picture: {
        file: "commissions/classroom-signs.webp",
        alt: "Four plywood signs: Room 4, Library, Quiet and Art",
      },
    },
    {
      heading: "Keys of the sailing club",
      sub_heading: "Walnut and plywood by turns",
      content: "<p>The old tags were bottle caps. These float as well.</p>",
      picture: {
        file: "commissions/club-key-tags.webp",
        alt: "Six timber key tags with letters and numbers",
      },
      link: "/product/key-tag",
      link_button_text: "See key tags",
    },
    {
      heading: "Ornaments for the market",
      sub_heading: "Wattle, snow gum, star and tree",
      content: "<p>Cut from offcuts, a hundred at a time, by the Friends of the Library.</p>",
      picture: {
        file: "commissions/market-ornaments.webp",
        alt: "Four timber ornaments on loops of ribbon",
      },
      link: "/shop-christmas",
      link_button_text: "Seasonal Specials",
    },
    {
      heading: "Trees for a shop window",
      sub_heading: "Three layers each, to stand alone",
      content: "<p>For the chemist in Goondoon Street, which keeps them up until February.</p>",
      picture: {
        file: "commissions/window-trees.webp",
        alt: "Two layered timber trees on feet",
      },
    },
  ],
}
