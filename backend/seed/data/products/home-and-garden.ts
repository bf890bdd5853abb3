import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

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
      "A 3D printed planter with triangular facets and a hidden drip tray, in terracotta, sage or charcoal, for 70, 100 or 130 mm pots. Made to order.",
    blurb: "Triangular facets outside, a hidden drip tray inside. Three sizes.",
    badge: "Made to order",
    is_new: true,
    groups: ["3d-printed-products"],
    related: ["wave-vase", "desk-organiser", "timber-coasters"],
    video: "faceted-planter",
    content: renderProductContent({
      intro: [
        "A planter for the window sill. Every facet catches the light differently, and water drains into a tray that clicks into the base, so it can stand on timber without leaving a ring.",
      ],
      details: {
        Small: "90 mm tall, 95 mm across, 110 g, for a 70 mm pot",
        Medium: "120 mm tall, 125 mm across, 190 g, for a 100 mm pot",
        Large: "160 mm tall, 165 mm across, 340 g, for a 130 mm pot",
        Material: "Matt PLA, a plastic made from corn starch, 2.4 mm walls",
        Drainage: "Six holes and a removable tray",
        "In the box": "Planter and tray. The plant is not included",
      },
      productionTime:
        "We print it when you order, so it leaves Calliope within 5 to 6 business days.",
      care: plaCare,
    }),
    lead_days_min: 5,
    lead_days_max: 6,
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Finish", values: ["Matt"] },
    ],
    photos: [
      buildProductImage(
        "faceted-planter-terracotta",
        "Terracotta planter with triangular facets, planted with a succulent",
      ),
      buildProductImage("faceted-planter-sage", "Sage green faceted planter with a succulent"),
      buildProductImage("faceted-planter-charcoal", "Charcoal faceted planter with a succulent"),
      buildProductImage(
        "faceted-planter-ruler",
        "Large planter with an agave beside a ruler: 16 centimetres tall",
      ),
      buildProductImage(
        "faceted-planter-sizes",
        "Sage planters in small, medium and large, each planted",
      ),
      buildProductImage(
        "faceted-planter-tray",
        "Underside of the planter with six drain holes, its drip tray beside it",
      ),
    ],
    variations: buildVariations([planterColours, planterSizes]),
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
      "A 200 mm vase wound from one unbroken line of plastic, with waves running round it. For dried flowers and grasses, in lagoon blue or sand.",
    blurb: "One unbroken line, 180 metres long, wound into a wave.",
    groups: ["3d-printed-products"],
    related: ["faceted-planter", "timber-coasters", "lithophane-lamp"],
    content: renderProductContent({
      intro: [
        "A tall, light vase for dried grasses and flowers. The printer winds it from base to rim without stopping once, so there is no seam to turn to the wall.",
      ],
      details: {
        Size: "200 mm tall, 110 mm at its widest, opening 80 mm",
        Weight: "240 g, most of it in the base",
        Material: "PLA, 0.8 mm wall, weighted base",
        Colours: "Lagoon blue or sand",
        Holds: "Dried stems. For fresh ones, stand a glass tube of up to 60 mm inside",
      },
      care: plaCare,
    }),
    attributes: [{ name: "Material", values: ["PLA"] }],
    photos: [
      buildProductImage("wave-vase-lagoon", "Pale blue wave vase holding dried grass"),
      buildProductImage("wave-vase-sand", "Sand-coloured wave vase holding dried grass"),
      buildProductImage(
        "wave-vase-close",
        "Waves and layer lines on the wall of the vase, close up",
      ),
      buildProductImage("wave-vase-ruler", "Empty wave vase beside a ruler: 20 centimetres tall"),
      buildProductImage(
        "wave-vase-table",
        "Two wave vases on an oak table, one with dried grass, beside a mug on a book",
      ),
    ],
    variations: buildVariations([vaseColours]),
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
    title: "Honeycomb Desk Organiser, 3 Cups",
    meta_description:
      "Three six-sided cups with magnets in their walls that click together for pens, brushes and small tools. 3D printed in slate or teal.",
    blurb: "Three cups that click together, and grow with your desk.",
    groups: ["3d-printed-products", "specials"],
    related: ["phone-stand", "key-tag", "faceted-planter"],
    content: renderProductContent({
      intro: [
        "Tall for pencils, middle for markers, low for clips. Magnets inside the walls let you arrange them as you like, and click on another set later.",
      ],
      details: {
        Cups: "120, 90 and 60 mm tall, 70 mm across each",
        Weight: "280 g the set",
        Material: "PLA with 6 mm magnets sealed inside, felt feet",
        Colours: "Slate or teal",
        "In the box": "Three cups",
      },
      care: plaCare,
      safety:
        "The magnets are printed in and cannot fall out. If a cup ever breaks, keep the pieces from children.",
    }),
    attributes: [{ name: "Material", values: ["PLA"] }],
    photos: [
      buildProductImage(
        "desk-organiser-slate",
        "Slate hexagonal cups with pencils, markers and paper clips",
      ),
      buildProductImage(
        "desk-organiser-teal",
        "Teal hexagonal cups with pencils, markers and paper clips",
      ),
      buildProductImage(
        "desk-organiser-apart",
        "Three empty teal cups apart, round marks where the magnets are sealed in",
      ),
      buildProductImage(
        "desk-organiser-bench",
        "Desk organiser on a timber desk beside a small planter",
      ),
    ],
    variations: buildVariations([deskColours]),
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
    title: "Phone Stand with Slot for the Lead",
    meta_description:
      "A sturdy 3D printed phone stand at reading angle, with a slot for the charging lead and rubber feet. Holds phones up to 90 mm wide, in a case.",
    blurb: "Reading angle, a slot for the charging lead, and it does not tip.",
    groups: ["3d-printed-products"],
    related: ["desk-organiser", "key-tag"],
    content: renderProductContent({
      intro: [
        "Holds your phone upright or sideways, in its case, while you cook, call or read. The charging lead comes up through the lip, and rubber feet keep it where you put it.",
      ],
      details: {
        Size: "110 mm tall, 85 mm wide, 95 mm deep",
        Weight: "95 g",
        Fits: "Phones up to 90 mm wide and 14 mm thick, case included",
        Angle: "65 degrees",
        Material: "PETG, stiff, to 75 °C",
        Colours: "Teal or rust",
      },
      care: "Wipe with a damp cloth.",
    }),
    attributes: [{ name: "Material", values: ["PETG"] }],
    photos: [
      buildProductImage("phone-stand-teal", "Teal phone stand holding a phone"),
      buildProductImage("phone-stand-rust", "Rust-red phone stand holding a phone"),
      buildProductImage(
        "phone-stand-ruler",
        "Empty phone stand beside a ruler: 11 centimetres tall",
      ),
      buildProductImage(
        "phone-stand-sideways",
        "Phone lying sideways in a rust-red stand on a table, its lead going through the slot",
      ),
    ],
    variations: buildVariations([standColours]),
    skus: listSkus("HOM-PHN", [standColours], ({ Colour = "" }) => ({
      price: "16.95",
      stock: 25,
      photo: `products/phone-stand-${Colour.toLowerCase()}.webp`,
    })),
  },
]
