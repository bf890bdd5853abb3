import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const tubSizes = { name: "Size", codes: { "1 litre": "1L", "3 litres": "3L" } }

export const washAndCure: SeedProduct[] = [
  {
    name: "UV Curing Light",
    url: "uv-curing-light",
    title: "UV Curing Light, 405 nm Desk Lamp",
    meta_description:
      "A 405 nm desk lamp with a bendable neck and a timer that cures resin prints in about five minutes. 240 V, 20 W, with safety glasses.",
    blurb: "A bendable 405 nm lamp with a timer. Most prints cure in 5 minutes.",
    brand: "Curlew",
    badge: "Starter",
    groups: ["accessories-wash-and-cure", "specials"],
    related: ["solar-turntable", "ipa-wash-tub", "standard-resin", "nitrile-gloves"],
    content: renderProductContent({
      intro: [
        "Sunlight cures unevenly and warps thin parts. This lamp puts an even 405 nm light where you want it and turns itself off after 3, 5 or 10 minutes.",
        "The neck bends and stays put, so you can light tall models and awkward hollows from the side.",
      ],
      details: {
        Size: "300 mm tall at full stretch, foot 120 mm across",
        Weight: "640 g",
        Light: "36 LEDs, 405 nm, 20 W",
        Timer: "3, 5 or 10 minutes",
        Power: "240 V plug pack to 12 V, Australian pins, 1.8 m lead",
        Cures: "Prints up to about 200 mm tall; larger ones in turns",
        "In the box": "Lamp, plug pack, yellow safety glasses",
        Warranty:
          "12 months from the maker, on top of your rights under the Australian Consumer Law",
      },
      steps: [
        "Wash the print and let it dry fully.",
        "Stand it on a turntable, 150 mm below the lamp.",
        "Cure for 5 minutes, turn it over, and cure for 2 more.",
      ],
      care: "Unplug it and wipe the lens with a dry cloth.",
      safety:
        "Put the glasses on first and do not look into the light: 405 nm harms eyes before it feels bright. Not for skin or nails, and not within reach of children. The head gets warm, to about 45 °C.",
    }),
    featured_position: 4,
    attributes: [
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Power", values: ["240 V"] },
    ],
    photos: [
      buildProductImage(
        "uv-curing-light-on",
        "Curing lamp switched on, shining violet on a printed egg on a turntable",
      ),
      buildProductImage(
        "uv-curing-light-off",
        "Curing lamp switched off above a printed egg on a turntable",
      ),
      buildProductImage(
        "uv-curing-light-timer",
        "Foot of the curing lamp with its touch timer: 5 minutes is lit",
      ),
      buildProductImage(
        "uv-curing-light-ruler",
        "Curing lamp beside a ruler: it is 30 centimetres tall",
      ),
    ],
    skus: [{ code: "ACC-UVL-20W", price: "59.95", special_price: "49.95", stock: 17 }],
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Solar Turntable",
    url: "solar-turntable",
    title: "Solar Turntable for Curing Resin Prints",
    meta_description:
      "A mirrored turntable driven by the light of the curing lamp itself, so that prints cure evenly all round. 140 mm plate, no batteries.",
    blurb: "Turns by the light of the lamp, so that every side is cured.",
    groups: ["accessories-wash-and-cure"],
    related: ["uv-curing-light", "ipa-wash-tub"],
    content: renderProductContent({
      intro: [
        "A small solar cell in the foot turns the plate whenever the curing lamp is on. No batteries, no switch. The mirrored top throws light up under overhangs.",
      ],
      details: {
        Size: "140 mm across, 36 mm tall",
        Weight: "210 g",
        Carries: "Prints up to 500 g",
        Speed: "About 6 turns a minute under our curing light",
        "Works with": "405 nm lamps of 10 W or more, and direct sun",
        Power: "None needed",
      },
      care: "Keep resin off the mirror. Wipe it with alcohol on a soft cloth.",
    }),
    attributes: [{ name: "Power", values: ["Solar"] }],
    photos: [
      buildProductImage(
        "solar-turntable-front",
        "Round turntable with mirrored plate and a solar cell in its foot",
      ),
      buildProductImage(
        "solar-turntable-lamp",
        "Printed egg on the turntable in the violet light of the curing lamp",
      ),
      buildProductImage(
        "solar-turntable-cell",
        "Solar cell in the foot of the turntable and an egg mirrored in the plate, close up",
      ),
      buildProductImage(
        "solar-turntable-bench",
        "Solar turntable on a workbench with a printed egg",
      ),
    ],
    skus: [{ code: "ACC-TRN-SOL", price: "18.95", stock: 26 }],
  },
  {
    name: "IPA Wash Tub",
    url: "ipa-wash-tub",
    title: "Resin Print Wash Tub with Basket",
    meta_description:
      "A sealed tub with a lift-out basket to wash resin prints in alcohol or water. One litre or three, so hands and air stay clean. Sold empty.",
    blurb: "Dunk, drain, done: a sealed tub with a lift-out basket.",
    groups: ["accessories-wash-and-cure"],
    related: ["uv-curing-light", "graduated-beakers", "funnel-and-filters", "nitrile-gloves"],
    content: renderProductContent({
      intro: [
        "Put prints in the basket, close the lid, swirl for three minutes, lift and let drain. The basket hooks on the rim, so your hands stay out of the alcohol, and the seal keeps it from evaporating between prints.",
        "Two tubs wash best: one for the dirty bath and one for the clean.",
      ],
      details: {
        "1 litre": "140 mm across, 170 mm tall, basket 110 × 120 mm, 310 g",
        "3 litres": "200 mm across, 260 mm tall, basket 160 × 200 mm, 620 g",
        Material: "Polypropylene with a silicone seal",
        "Works with": "Isopropyl alcohol, methylated spirits, water",
        "In the box":
          "Tub, basket and lid. No alcohol: we cannot post it, but chemists and hardware shops have it",
      },
      steps: [
        "Fill to two thirds.",
        "Wash for 3 minutes, then again in a clean bath.",
        "When the first bath is cloudy, stand the closed tub in the sun for a day, let it settle, filter it and use it again.",
      ],
      care: "Rinse the tub with water and dry it. Wipe the seal now and then.",
      safety:
        "Alcohol burns: keep it from flames, sparks and hot cars, and open a window. Dirty alcohol never goes down a drain.",
    }),
    shipping_note: "Sold empty. Alcohol cannot be posted; buy it locally.",
    attributes: [{ name: "Material", values: ["Polypropylene"] }],
    photos: [
      buildProductImage(
        "ipa-wash-tub-front",
        "Clear washing tub with a teal lid and a lift-out basket",
      ),
      buildProductImage(
        "ipa-wash-tub-basket",
        "Open washing tub with its basket lifted out of the alcohol, two printed eggs in it",
      ),
      buildProductImage(
        "ipa-wash-tub-sizes",
        "One litre and three litre washing tubs side by side",
      ),
      buildProductImage(
        "ipa-wash-tub-bench",
        "Washing tub on a workbench next to a resin bottle and a beaker",
      ),
      buildProductImage(
        "ipa-wash-tub-ruler",
        "Three litre washing tub beside a ruler: 26 centimetres tall",
      ),
    ],
    variations: buildVariations([tubSizes]),
    skus: listSkus("ACC-TUB", [tubSizes], ({ Size }) => ({
      price: Size === "1 litre" ? "24.95" : "38.95",
      stock: Size === "1 litre" ? 22 : 8,
    })),
  },
]
