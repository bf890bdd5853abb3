import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const planterColours = {
  name: "Colour",
  codes: { Terracotta: "TER", Sage: "SAG", Charcoal: "CHA" },
}
const planterSizes = { name: "Size", codes: { Small: "S", Medium: "M", Large: "L" } }
const planterPrices: Record<string, string> = { Small: "18.95", Medium: "26.95", Large: "38.95" }
const vaseColours = { name: "Colour", codes: { Lagoon: "LAG", Sand: "SND" } }
const deskColours = { name: "Colour", codes: { Slate: "SLA", Teal: "TEA" } }
const standColours = { name: "Colour", codes: { Teal: "TEA", Rust: "RUS" } }
const plaCare =
  "Wash by hand in lukewarm water. PLA softens above 55 °C: keep it out of the dishwasher and off the dashboard of a car."

export const homeAndGarden: SeedProduct[] = [
  {
    name: "Faceted Planter",
    url: "faceted-planter",
    title: "Faceted Planter with Drip Tray",
    meta_description:
      "A 3D printed planter with triangular facets and a hidden drip tray, in three colours and three sizes.",
    blurb: "Triangular facets outside, a hidden drip tray inside.",
    badge: "Made to order",
    is_new: true,
    groups: ["3d-printed-products"],
    related: ["wave-vase", "desk-organiser", "timber-coasters"],
    video: "faceted-planter",
    content: describeProduct({
      intro: [
        "Every facet catches the light differently as you walk past. Water drains through the floor into a tray that clicks into the base, so it can stand on timber without leaving a ring.",
        "Printed to order in matt PLA, a plastic made from corn starch. Plant not included.",
      ],
      details: {
        Small: "9 cm tall, for a 7 cm pot",
        Medium: "12 cm tall, for a 10 cm pot",
        Large: "16 cm tall, for a 13 cm pot",
        Material: "PLA with 2.4 mm walls",
        Drainage: "six holes and a removable tray",
      },
      care: plaCare,
    }),
    photos: [
      photo(
        "faceted-planter-terracotta",
        "Terracotta planter with triangular facets, planted with a succulent",
      ),
      photo("faceted-planter-sage", "Sage green faceted planter with a succulent"),
      photo("faceted-planter-charcoal", "Charcoal faceted planter with a succulent"),
      photo("faceted-planter-ruler", "Planted large planter beside a ruler"),
    ],
    variations: nameVariations([planterColours, planterSizes]),
    skus: listSkus(
      "HOM-PLN",
      [planterColours, planterSizes],
      ({ Colour = "", Size = "" }, code) => ({
        price: planterPrices[Size] ?? "38.95",
        stock: code === "HOM-PLN-SAG-L" ? 0 : 12,
        photo: `products/faceted-planter-${Colour.toLowerCase()}.webp`,
      }),
    ),
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Wave Vase",
    url: "wave-vase",
    title: "Wave Vase for Dried Flowers",
    meta_description:
      "A tall vase printed in one continuous wall with waves running round it, for dried flowers and grasses.",
    blurb: "One unbroken line, 180 metres long, wound into a wave.",
    groups: ["3d-printed-products"],
    related: ["faceted-planter", "timber-coasters", "lithophane-lamp"],
    content: describeProduct({
      intro: [
        "Printed in spiral mode, so there is no seam: the nozzle never stops from base to rim. It is made for dried grasses and flowers; slip a glass tube inside for fresh ones.",
      ],
      details: {
        Height: "20 cm",
        Opening: "8 cm",
        Material: "PLA, 0.8 mm wall, weighted base",
        Colours: "lagoon, sand",
      },
      care: plaCare,
    }),
    photos: [
      photo("wave-vase-lagoon", "Pale blue wave vase holding dried grass"),
      photo("wave-vase-sand", "Sand-coloured wave vase holding dried grass"),
      photo("wave-vase-close", "Waves on the wall of the vase, close up"),
    ],
    variations: nameVariations([vaseColours]),
    skus: listSkus("HOM-VAS", [vaseColours], ({ Colour = "" }) => ({
      price: "34.95",
      stock: 8,
      photo: `products/wave-vase-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Honeycomb Desk Organiser",
    url: "desk-organiser",
    title: "Honeycomb Desk Organiser, Three Cups",
    meta_description:
      "Three six-sided cups that click together for pens, brushes and small tools. 3D printed in slate or teal.",
    blurb: "Three cups that click together, and grow with your desk.",
    groups: ["3d-printed-products", "specials"],
    related: ["phone-stand", "key-tag", "faceted-planter"],
    content: describeProduct({
      intro: [
        "Tall for pencils, middle for markers, low for clips. Magnets in the walls let you rearrange them, or add another set later.",
      ],
      details: {
        Cups: "12, 9 and 6 cm tall, 7 cm across",
        Material: "PLA with 6 mm magnets",
        Base: "felt feet",
      },
      care: plaCare,
    }),
    photos: [
      photo("desk-organiser-slate", "Three slate hexagonal cups with pencils"),
      photo("desk-organiser-teal", "Three teal hexagonal cups with pencils"),
      photo("desk-organiser-bench", "Desk organiser on a timber desk beside a small planter"),
    ],
    variations: nameVariations([deskColours]),
    skus: listSkus("HOM-ORG", [deskColours], ({ Colour = "" }) => ({
      price: "32.95",
      special_price: "27.95",
      stock: 10,
      photo: `products/desk-organiser-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Phone Stand",
    url: "phone-stand",
    title: "Phone Stand with Cable Slot",
    meta_description:
      "A sturdy 3D printed phone stand at reading angle with a slot for the charging lead.",
    blurb: "Reading angle, cable slot, and it does not tip.",
    groups: ["3d-printed-products"],
    related: ["desk-organiser", "key-tag"],
    content: describeProduct({
      intro: [
        "Holds any phone up to 90 mm wide, in its case, upright or sideways. The charging lead comes up through the lip, and rubber feet keep it where you put it.",
      ],
      details: {
        Height: "11 cm",
        Angle: "65 degrees",
        Material: "PETG, stiff and heat-proof to 75 °C",
        Lip: "14 mm deep",
      },
      care: "Wipe with a damp cloth.",
    }),
    photos: [
      photo("phone-stand-teal", "Teal phone stand holding a phone"),
      photo("phone-stand-rust", "Rust-red phone stand holding a phone"),
      photo("phone-stand-ruler", "Empty phone stand beside a ruler: 11 centimetres tall"),
    ],
    variations: nameVariations([standColours]),
    skus: listSkus("HOM-PHN", [standColours], ({ Colour = "" }) => ({
      price: "16.95",
      stock: 25,
      photo: `products/phone-stand-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Bush Cookie Cutters",
    url: "cookie-cutters",
    title: "Bush Cookie Cutters, Set of Four",
    meta_description:
      "Koala, star, gum leaf and whale cookie cutters, 3D printed in food-contact PLA with a comfortable rim.",
    blurb: "Koala, star, gum leaf and whale, with a rim that spares your palm.",
    groups: ["3d-printed-products", "shop-christmas"],
    related: ["leaf-and-star-cutters", "easter-basket", "native-ornaments"],
    content: describeProduct({
      intro: [
        "Sharp enough for chilled dough, rounded where you press. Printed on a machine we keep for kitchen things only, with a fresh nozzle.",
      ],
      details: {
        Size: "about 9 cm across, 18 mm deep",
        Material: "natural PLA suited to food contact",
        Set: "koala, star, gum leaf, whale",
      },
      care: "Wash by hand straight after use in water below 45 °C and dry well. Layers can hold moisture, so replace cutters after a couple of years.",
    }),
    photos: [
      photo("cookie-cutters-set", "Four cookie cutters: koala, star, gum leaf and whale"),
      photo("cookie-cutters-koala", "Teal koala cookie cutter"),
      photo("cookie-cutters-ruler", "Blue whale cookie cutter beside a ruler"),
    ],
    skus: [{ code: "KIT-CUT-004", price: "22.95", stock: 20 }],
    addons: [{ key: "gift-wrap" }, { key: "ribbon-colour" }],
  },
  {
    name: "Leaf and Star Cutters",
    url: "leaf-and-star-cutters",
    title: "Leaf and Star Cookie Cutters, Pair",
    meta_description: "A pair of 3D printed cookie cutters: gum leaf and five-pointed star.",
    blurb: "Two favourites on their own: gum leaf and star.",
    groups: ["3d-printed-products"],
    related: ["cookie-cutters", "bunny-egg-cups"],
    content: describeProduct({
      intro: [
        "The two shapes people ask for again and again. The leaf makes good shortbread edges; the star hangs on a tree if you poke a hole before baking.",
      ],
      details: { Size: "9 cm across, 18 mm deep", Material: "natural PLA suited to food contact" },
      care: "Wash by hand in water below 45 °C and dry well.",
    }),
    photos: [
      photo("leaf-and-star-cutters-set", "Green gum leaf cutter and gold star cutter"),
      photo("leaf-and-star-cutters-leaf", "Green gum leaf cutter"),
    ],
    skus: [{ code: "KIT-CUT-002", price: "12.95", stock: 0 }],
  },
]
