import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const metals = {
  name: "Material",
  codes: { "Stainless steel": "STL", "Gold plated": "GLD", "Rose gold plated": "RSE" },
}
const chains = {
  name: "Chain",
  codes: {
    "No chain": "N",
    "Cable chain, 45 cm": "C45",
    "Cable chain, 60 cm": "C60",
    "Snake chain, 45 cm": "S45",
    "Snake chain, 60 cm": "S60",
  },
}
const metalPhotos: Record<string, string> = {
  "Stainless steel": "silver",
  "Gold plated": "gold",
  "Rose gold plated": "rose",
}
const metalPrices: Record<string, number> = {
  "Stainless steel": 34.95,
  "Gold plated": 42.95,
  "Rose gold plated": 42.95,
}
const chainPrices: Record<string, number> = {
  "No chain": 0,
  "Cable chain, 45 cm": 9,
  "Cable chain, 60 cm": 13,
  "Snake chain, 45 cm": 14,
  "Snake chain, 60 cm": 18,
}
const initialMetals = {
  name: "Material",
  codes: { "Gold plated": "GLD", "Stainless steel": "STL" },
}
const urnColours = { name: "Colour", codes: { Navy: "NAV", Pearl: "PRL", Forest: "FOR" } }
const pawColours = { name: "Colour", codes: { Navy: "NAV", Plum: "PLM" } }

export const keepsakes: SeedProduct[] = [
  {
    name: "Paw Print Keepsake Pendant",
    url: "keepsake-pendant",
    title: "Paw Print Keepsake Pendant for Ashes",
    meta_description:
      "A steel heart pendant with a paw print and a sealed chamber for a little ash or fur. Three finishes, with or without a chain, engraving on request.",
    blurb: "A small steel heart with a sealed chamber for ash or fur.",
    badge: "Engravable",
    groups: ["3d-printed-products", "shop-christmas"],
    related: ["initial-pendant", "paw-print-urn", "mini-urn"],
    content: renderProductContent({
      intro: [
        "A quiet way to keep a friend close. The heart opens with a small screw at the back. Inside is room for a pinch of ash or a curl of fur.",
      ],
      details: {
        Size: "26 mm wide, 24 mm tall, 6 mm deep",
        Weight: "9 g without a chain",
        Holds: "0.2 ml, a pinch of ash or a small curl of fur, sealed by a screw with a gasket",
        Material: "316L stainless steel, plain, gold plated or rose gold plated",
        Chain: "None, or a cable or snake chain of the same finish, 45 or 60 cm",
        Engraving: "On the back, up to 20 letters",
        "In the box": "Pendant, the chain you chose, funnel, screwdriver, thread seal, linen pouch",
      },
      story:
        "We print the master for each pendant and have it cast, so the paw has soft, rounded edges rather than a stamped look.",
      stepsTitle: "How to fill it",
      steps: [
        "Work over a sheet of paper, with no fan on, and fill through the funnel.",
        "Put one drop of thread seal on the screw.",
        "Turn until snug, and leave it overnight before wearing.",
      ],
      care: "Take it off to swim or shower. Rub with a soft, dry cloth; plating dislikes perfume, sunscreen and bleach.",
      safety: "Small parts and a chain: not for children under 3, and not for sleeping in.",
      productionTime:
        "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5.",
      deliveryNote:
        "Engraved pieces are made for you alone, so read the spelling twice. Packed by one person, in a plain box, with tracking.",
    }),
    lead_days_min: 2,
    lead_days_max: 5,
    shipping_note: "Plain pieces leave within 2 to 3 business days, engraved ones within 4 to 5.",
    featured_position: 3,
    attributes: [{ name: "Material", values: ["Stainless steel"] }],
    photos: [
      buildProductImage(
        "keepsake-pendant-silver",
        "Stainless steel heart pendant with a paw print on a chain",
      ),
      buildProductImage(
        "keepsake-pendant-gold",
        "Gold plated heart pendant with a paw print on a chain",
      ),
      buildProductImage(
        "keepsake-pendant-rose",
        "Rose gold plated heart pendant with a paw print on a chain",
      ),
      buildProductImage("keepsake-pendant-close", "Paw print on the steel heart, close up"),
      buildProductImage(
        "keepsake-pendant-back",
        "Back of the steel heart with the screw that seals it",
      ),
    ],
    variations: buildVariations([metals, chains]),
    skus: listSkus("KEE-PAW", [metals, chains], ({ Material = "", Chain = "" }, code) => ({
      price: ((metalPrices[Material] ?? 0) + (chainPrices[Chain] ?? 0)).toFixed(2),
      stock: code === "KEE-PAW-RSE-S60" ? 0 : 6,
      photo: `products/keepsake-pendant-${metalPhotos[Material]}.webp`,
    })),
    addons: [
      { key: "engraving", max_length: 20, pattern: "letters_and_numbers" },
      { key: "gift-wrap" },
    ],
  },
  {
    name: "Initial Pendant",
    url: "initial-pendant",
    title: "Initial Pendant on a Gift Card",
    meta_description:
      "A drop or disc pendant with the letter you choose in raised script, on a 45 cm chain and a card ready to give. Gold plated or stainless steel.",
    blurb: "Your initial in raised script, on a card ready to give.",
    is_new: true,
    groups: ["3d-printed-products", "shop-christmas"],
    related: ["keepsake-pendant", "key-tag", "name-bauble"],
    content: renderProductContent({
      intro: [
        "Tell us the letter. Gold comes as a drop, steel as a disc, and both hang on a 45 cm chain and arrive on a card that needs no wrapping.",
      ],
      details: {
        Size: "20 mm",
        Weight: "7 g with its chain",
        Letter: "One, A to Z",
        Material: "316L stainless steel, plain or gold plated",
        Chain: "45 cm cable chain, included",
        "In the box": "Pendant on its chain, on a cream card in an envelope",
      },
      care: "Keep it dry and rub with a soft cloth. Take it off to swim or shower.",
      safety: "A chain and small parts: not for children under 3.",
      deliveryNote: "We keep every letter in both finishes.",
    }),
    attributes: [{ name: "Material", values: ["Stainless steel"] }],
    photos: [
      buildProductImage(
        "initial-pendant-gold",
        "Gold drop pendant with the letter M on a cream card",
      ),
      buildProductImage(
        "initial-pendant-silver",
        "Steel disc pendant with the letter M on a cream card",
      ),
      buildProductImage("initial-pendant-chain", "Gold drop pendant laid out on its chain"),
      buildProductImage("initial-pendant-ruler", "Gold drop and steel disc above a ruler"),
    ],
    variations: buildVariations([initialMetals]),
    skus: listSkus("KEE-INI", [initialMetals], ({ Material = "" }) => ({
      price: Material === "Gold plated" ? "44.95" : "36.95",
      stock: 9,
      photo: `products/initial-pendant-${Material === "Gold plated" ? "gold" : "silver"}.webp`,
    })),
    addons: [{ key: "initial", max_length: 1, pattern: "a_to_z" }, { key: "gift-wrap" }],
  },
  {
    name: "Mini Urn",
    url: "mini-urn",
    title: "Mini Keepsake Urn for Ashes, 75 mm",
    meta_description:
      "A palm-sized keepsake urn with a threaded lid and gold bands, 75 mm tall, holding 25 ml. Navy, pearl or forest, with engraving on request.",
    blurb: "Palm-sized, 75 mm tall, with a threaded lid. Holds 25 ml.",
    groups: ["3d-printed-products"],
    related: ["paw-print-urn", "keepsake-pendant", "lithophane-panel"],
    content: renderProductContent({
      intro: [
        "Made to hold a small share of ash, so that each of a family can keep one. The lid turns closed on a fine thread, and can be sealed for good with a drop of glue.",
      ],
      details: {
        Size: "75 mm tall, 46 mm across",
        Weight: "140 g",
        Holds: "25 ml, about five teaspoons. A share, not the whole",
        Material: "Tough resin, fully cured and lacquered, gold-coloured metal bands",
        Colours: "Navy, pearl or forest",
        Engraving: "Up to 20 letters",
        "In the box": "Urn, small funnel, velvet pouch",
      },
      story:
        "We print it with solid walls, sand it, spray it and rub it back by hand, so it feels like porcelain.",
      stepsTitle: "How to fill it",
      steps: [
        "Work over a sheet of paper, with no fan on, and fill through the funnel.",
        "Wipe the thread and turn the lid until it is snug.",
        "To seal it for good, put one drop of glue on the thread first.",
      ],
      care: "Dust with a dry cloth. Keep out of direct sun and away from water.",
      productionTime:
        "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5.",
      deliveryNote: "Packed by one person, in a plain box, with tracking.",
    }),
    lead_days_min: 2,
    lead_days_max: 5,
    shipping_note: "Plain pieces leave within 2 to 3 business days, engraved ones within 4 to 5.",
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Finish", values: ["Lacquered"] },
    ],
    photos: [
      buildProductImage("mini-urn-navy", "Navy mini urn with gold bands"),
      buildProductImage("mini-urn-pearl", "Pearl white mini urn with gold bands"),
      buildProductImage("mini-urn-forest", "Forest green mini urn with gold bands"),
      buildProductImage(
        "mini-urn-open",
        "Forest green mini urn open, showing the thread of its lid",
      ),
      buildProductImage("mini-urn-ruler", "Mini urn beside a ruler: 75 millimetres tall"),
    ],
    variations: buildVariations([urnColours]),
    skus: listSkus("KEE-URN", [urnColours], ({ Colour = "" }) => ({
      price: "39.95",
      stock: Colour === "Pearl" ? 0 : 7,
      photo: `products/mini-urn-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "engraving", max_length: 20, pattern: "letters_and_numbers" }],
  },
  {
    name: "Paw Print Mini Urn",
    url: "paw-print-urn",
    title: "Paw Print Mini Urn for Pets, 92 mm",
    meta_description:
      "A 92 mm pet urn with a paw print, threaded lid and silver bands, holding 55 ml. Navy or plum. Add a name, and we engrave it below the paw.",
    blurb: "For the one who waited at the gate. 92 mm tall, holds 55 ml.",
    groups: ["3d-printed-products"],
    related: ["mini-urn", "keepsake-pendant", "lithophane-lamp"],
    content: renderProductContent({
      intro: [
        "A little larger than our mini urn, with a paw print pressed into the side. Add a name, and we engrave it below the paw before the last coat of lacquer.",
      ],
      details: {
        Size: "92 mm tall, 58 mm across",
        Weight: "230 g",
        Holds:
          "55 ml, about eleven teaspoons: all the ash of a very small animal, or a share of a larger one's",
        Material: "Tough resin, fully cured and lacquered, silver-coloured metal bands",
        Colours: "Navy or plum",
        Engraving: "Up to 20 letters",
        "In the box": "Urn, small funnel, velvet pouch",
      },
      stepsTitle: "How to fill it",
      steps: [
        "Work over a sheet of paper, with no fan on, and fill through the funnel.",
        "Wipe the thread and turn the lid until it is snug.",
        "To seal it for good, put one drop of glue on the thread first.",
      ],
      care: "Dust with a dry cloth. Keep out of direct sun and away from water.",
      productionTime:
        "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5.",
      deliveryNote: "Packed by one person, in a plain box, with tracking.",
    }),
    lead_days_min: 2,
    lead_days_max: 5,
    shipping_note: "Plain pieces leave within 2 to 3 business days, engraved ones within 4 to 5.",
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Finish", values: ["Lacquered"] },
    ],
    photos: [
      buildProductImage("paw-print-urn-navy", "Navy urn with a paw print and silver bands"),
      buildProductImage("paw-print-urn-plum", "Plum urn with a paw print and silver bands"),
      buildProductImage("paw-print-urn-close", "Paw print pressed into the plum urn, close up"),
      buildProductImage("paw-print-urn-ruler", "Paw print urn beside a ruler: 92 millimetres tall"),
    ],
    variations: buildVariations([pawColours]),
    skus: listSkus("KEE-PPU", [pawColours], ({ Colour = "" }) => ({
      price: "49.95",
      stock: 5,
      photo: `products/paw-print-urn-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "engraving", max_length: 20, pattern: "letters_and_numbers" }],
  },
]
