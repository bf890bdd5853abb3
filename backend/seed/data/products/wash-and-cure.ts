import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const tubSizes = { name: "Size", codes: { "1 litre": "1L", "3 litres": "3L" } }

export const washAndCure: SeedProduct[] = [
  {
    name: "UV Curing Light",
    url: "uv-curing-light",
    title: "UV Curing Light, 405 nm Desk Lamp",
    meta_description:
      "A 405 nm desk lamp that cures resin prints in 5 minutes, with a bendable neck and a timer.",
    blurb: "A bendable 405 nm lamp with a timer: cured in five minutes.",
    brand: "Curlew",
    badge: "Starter must-have",
    groups: ["accessories-wash-and-cure", "specials"],
    related: ["solar-turntable", "ipa-wash-tub", "standard-resin", "nitrile-gloves"],
    content: describeProduct({
      intro: [
        "Sunlight cures prints unevenly and warps thin ones. This lamp puts an even 405 nm light exactly where you want it, and turns itself off after 3, 5 or 10 minutes.",
        "The neck bends and stays put, so tall models and awkward hollows can be lit from the side. It runs cool enough to leave over a print on a timber desk.",
      ],
      details: {
        Light: "36 LEDs, 405 nm, 20 W",
        Timer: "3, 5 or 10 minutes",
        Height: "30 cm at full stretch",
        Power: "240 V plug pack, Australian pins, 1.8 m lead",
        Warranty:
          "12 months from the maker, on top of your rights under the Australian Consumer Law",
      },
      steps: [
        "Wash and fully dry the print.",
        "Stand it on the turntable 15 cm below the lamp.",
        "Cure for 5 minutes, turn it over, cure for 2 more.",
      ],
      care: "Do not look into the light; wear the yellow glasses supplied. Wipe the lens with a dry cloth.",
    }),
    photos: [
      photo("uv-curing-light-on", "Curing lamp switched on, shining violet on a printed egg"),
      photo("uv-curing-light-off", "Curing lamp switched off above a turntable"),
      photo("uv-curing-light-ruler", "Curing lamp beside a ruler: it is 30 centimetres tall"),
    ],
    skus: [{ code: "ACC-UVL-20W", price: "59.95", special_price: "49.95", stock: 17 }],
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Solar Turntable",
    url: "solar-turntable",
    title: "Solar-Powered Curing Turntable",
    meta_description:
      "A mirrored turntable powered by the curing lamp itself, for even curing all round.",
    blurb: "Turns by the light of the lamp, so every side is cured.",
    groups: ["accessories-wash-and-cure"],
    related: ["uv-curing-light", "ipa-wash-tub"],
    content: describeProduct({
      intro: [
        "A small solar cell in the foot drives the plate whenever the lamp is on: no batteries, no switch. The mirrored top throws light up under overhangs.",
      ],
      details: {
        Plate: "14 cm across",
        Height: "36 mm",
        Load: "up to 500 g",
        Speed: "about 6 turns a minute under our curing light",
      },
      care: "Keep resin off the mirror; wipe it with alcohol on a soft cloth.",
    }),
    photos: [
      photo(
        "solar-turntable-front",
        "Round turntable with mirrored plate and a solar cell in its foot",
      ),
      photo("solar-turntable-bench", "Solar turntable on a workbench with a printed egg"),
    ],
    skus: [{ code: "ACC-TRN-SOL", price: "18.95", stock: 26 }],
  },
  {
    name: "IPA Wash Tub",
    url: "ipa-wash-tub",
    title: "IPA Wash Tub with Lift-Out Basket",
    meta_description:
      "Sealed washing tub with a lift-out basket for isopropyl alcohol or water. One and three litres.",
    blurb: "Sealed tub with a lift-out basket: dunk, drain, done.",
    groups: ["accessories-wash-and-cure"],
    related: ["uv-curing-light", "graduated-beakers", "funnel-and-filters", "nitrile-gloves"],
    content: describeProduct({
      intro: [
        "Drop prints in the basket, close the lid, swirl for three minutes, lift and let drain. The basket hooks on the rim so hands stay out of the alcohol, and the seal keeps it from evaporating between prints.",
        "Two tubs make the best wash: one dirty, one clean. When the first is cloudy, stand it in the sun for a day, filter it, and use it again.",
      ],
      details: {
        "1 litre": "14 cm across, 17 cm tall, basket 11 × 12 cm",
        "3 litres": "20 cm across, 26 cm tall, basket 16 × 20 cm",
        Material: "polypropylene with a silicone seal",
        "Safe with": "isopropyl alcohol, methylated spirits, water",
      },
      care: "Alcohol burns: keep it from flames and hot cars. Rinse the tub with water and dry it.",
      deliveryNote: "Sold empty: we do not post alcohol.",
    }),
    shipping_note: "Sold empty. Alcohol cannot be posted; buy it locally.",
    photos: [
      photo("ipa-wash-tub-front", "Clear washing tub with a teal lid and a lift-out basket"),
      photo("ipa-wash-tub-bench", "Washing tub on a workbench next to a resin bottle"),
      photo("ipa-wash-tub-ruler", "Three litre washing tub beside a ruler: 26 centimetres tall"),
    ],
    variations: nameVariations([tubSizes]),
    skus: listSkus("ACC-TUB", [tubSizes], ({ Size }) => ({
      price: Size === "1 litre" ? "24.95" : "38.95",
      stock: Size === "1 litre" ? 22 : 8,
    })),
  },
]
