import type { SeedGallery } from "../../seed-types.ts"

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
