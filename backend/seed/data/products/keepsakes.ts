import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const metals = {
  name: "Material",
  codes: { "Stainless steel": "STL", "Gold plated": "GLD", "Rose gold plated": "RSE" },
}
const chains = { name: "Chain", codes: { "No chain": "N", "Cable chain": "C", "Snake chain": "S" } }
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
const chainPrices: Record<string, number> = { "No chain": 0, "Cable chain": 9, "Snake chain": 14 }
const initialMetals = {
  name: "Material",
  codes: { "Gold plated": "GLD", "Stainless steel": "STL" },
}
const urnColours = { name: "Colour", codes: { Navy: "NAV", Pearl: "PRL", Forest: "FOR" } }
const pawColours = { name: "Colour", codes: { Navy: "NAV", Plum: "PLM" } }

const careful =
  "Engraved and personalised pieces are made for you alone, so check the spelling twice before you order."

export const keepsakes: SeedProduct[] = [
  {
    name: "Paw Print Keepsake Pendant",
    url: "keepsake-pendant",
    title: "Paw Print Keepsake Pendant for Ashes",
    meta_description:
      "A heart-shaped pendant with a paw print and a sealed chamber for a little ash or fur. Three finishes, three chains.",
    blurb: "A small heart with a sealed chamber for ash or fur.",
    badge: "Engravable",
    groups: ["3d-printed-products", "shop-christmas"],
    related: ["initial-pendant", "paw-print-urn", "mini-urn"],
    content: describeProduct({
      intro: [
        "A quiet way to keep a friend close. The heart opens with a small screw at the back; inside is room for a pinch of ash or a curl of fur, closed with the thread seal we include.",
        "The master for each pendant is printed in castable resin and cast in steel, so the paw has soft, rounded edges rather than a stamped look.",
      ],
      details: {
        Size: "26 mm wide, 24 mm tall, 6 mm deep",
        Chamber: "0.2 ml, sealed by a screw with gasket",
        Material: "316L stainless steel, plain or plated",
        Chains: "cable or snake chain of the same metal; choose its length below",
        Includes: "funnel, screwdriver, thread seal, linen pouch",
      },
      steps: [
        "Fill over a sheet of paper with the funnel.",
        "Put one drop of thread seal on the screw.",
        "Turn until snug and leave overnight before wearing.",
      ],
      care: "Take it off to swim or shower. Rub with a soft dry cloth; plating dislikes perfume and bleach.",
      deliveryNote: careful,
    }),
    shipping_note: "Engraved pendants take 2 more business days to make.",
    photos: [
      photo("keepsake-pendant-silver", "Stainless steel heart pendant with a paw print on a chain"),
      photo("keepsake-pendant-gold", "Gold plated heart pendant with a paw print on a chain"),
      photo("keepsake-pendant-rose", "Rose gold plated heart pendant with a paw print on a chain"),
      photo("keepsake-pendant-close", "Paw print on the steel heart, close up"),
    ],
    variations: nameVariations([metals, chains]),
    skus: listSkus("KEE-PAW", [metals, chains], ({ Material = "", Chain = "" }, code) => ({
      price: ((metalPrices[Material] ?? 0) + (chainPrices[Chain] ?? 0)).toFixed(2),
      stock: code === "KEE-PAW-RSE-S" ? 0 : 6,
      photo: `products/keepsake-pendant-${metalPhotos[Material]}.webp`,
    })),
    addons: [{ key: "chain-length" }, { key: "engraving" }, { key: "gift-wrap" }],
  },
  {
    name: "Initial Pendant",
    url: "initial-pendant",
    title: "Initial Pendant on a Gift Card",
    meta_description:
      "A cast drop or disc pendant with the initial of your choice, on a printed gift card.",
    blurb: "Your initial in raised script, on a card ready to give.",
    is_new: true,
    groups: ["3d-printed-products", "shop-christmas"],
    related: ["keepsake-pendant", "key-tag", "name-bauble"],
    content: describeProduct({
      intro: [
        "Tell us the letter and we print, cast and polish it for you. Gold comes as a drop, steel as a disc; both hang on a 45 cm cable chain and arrive on a card that needs no wrapping.",
      ],
      details: {
        Size: "20 mm",
        Material: "316L stainless steel, plain or gold plated",
        Chain: "45 cm cable chain included",
      },
      care: "Keep dry and rub with a soft cloth.",
      deliveryNote: careful,
    }),
    photos: [
      photo("initial-pendant-gold", "Gold drop pendant with the letter M on a cream card"),
      photo("initial-pendant-silver", "Steel disc pendant with the letter M on a cream card"),
      photo("initial-pendant-chain", "Gold drop pendant laid out on its chain"),
    ],
    variations: nameVariations([initialMetals]),
    skus: listSkus("KEE-INI", [initialMetals], ({ Material = "" }) => ({
      price: Material === "Gold plated" ? "44.95" : "36.95",
      stock: 9,
      photo: `products/initial-pendant-${Material === "Gold plated" ? "gold" : "silver"}.webp`,
    })),
    addons: [{ key: "name" }, { key: "gift-wrap" }],
  },
  {
    name: "Mini Urn",
    url: "mini-urn",
    title: "Mini Keepsake Urn, 75 mm",
    meta_description:
      "A 75 mm keepsake urn with a threaded lid and gold bands, printed in dense resin and finished by hand.",
    blurb: "Palm-sized, with a threaded lid and gold bands.",
    groups: ["3d-printed-products"],
    related: ["paw-print-urn", "keepsake-pendant", "lithophane-panel"],
    content: describeProduct({
      intro: [
        "Made to hold a small share, so that each of a family can keep one. The lid turns closed on a fine thread and can be sealed for good with a drop of glue.",
        "We print it solid-walled in tough resin, sand it, spray it and rub it back by hand: it weighs like porcelain.",
      ],
      details: {
        Height: "75 mm",
        Width: "46 mm",
        Holds: "25 ml",
        Material: "lacquered tough resin, gold-coloured metal bands",
        Includes: "funnel and velvet pouch",
      },
      care: "Dust with a dry cloth. Keep from direct sun.",
      deliveryNote: "Posted in a plain box, padded, with tracking.",
    }),
    photos: [
      photo("mini-urn-navy", "Navy mini urn with gold bands"),
      photo("mini-urn-pearl", "Pearl white mini urn with gold bands"),
      photo("mini-urn-forest", "Forest green mini urn with gold bands"),
      photo("mini-urn-ruler", "Mini urn beside a ruler: 75 millimetres tall"),
    ],
    variations: nameVariations([urnColours]),
    skus: listSkus("KEE-URN", [urnColours], ({ Colour = "" }) => ({
      price: "39.95",
      stock: Colour === "Pearl" ? 0 : 7,
      photo: `products/mini-urn-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "engraving" }],
  },
  {
    name: "Paw Print Mini Urn",
    url: "paw-print-urn",
    title: "Paw Print Mini Urn for Pets, 92 mm",
    meta_description:
      "A 92 mm pet urn with a paw print, threaded lid and silver bands. Add a name by engraving.",
    blurb: "For the one who waited at the gate.",
    groups: ["3d-printed-products"],
    related: ["mini-urn", "keepsake-pendant", "lithophane-lamp"],
    content: describeProduct({
      intro: [
        "A little larger than our mini urn, with a paw print pressed into the side. Add a name below the paw and we engrave it before the last coat of lacquer.",
      ],
      details: {
        Height: "92 mm",
        Width: "58 mm",
        Holds: "55 ml",
        Material: "lacquered tough resin, silver-coloured metal bands",
        Includes: "funnel and velvet pouch",
      },
      care: "Dust with a dry cloth. Keep from direct sun.",
      deliveryNote: "Posted in a plain box, padded, with tracking.",
    }),
    photos: [
      photo("paw-print-urn-navy", "Navy urn with a paw print and silver bands"),
      photo("paw-print-urn-plum", "Plum urn with a paw print and silver bands"),
      photo("paw-print-urn-ruler", "Paw print urn beside a ruler: 92 millimetres tall"),
    ],
    variations: nameVariations([pawColours]),
    skus: listSkus("KEE-PPU", [pawColours], ({ Colour = "" }) => ({
      price: "49.95",
      stock: 5,
      photo: `products/paw-print-urn-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "engraving" }],
  },
]
