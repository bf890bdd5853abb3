import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const coasterTimber = { name: "Timber", codes: { Acacia: "ACA", Walnut: "WAL" } }
const signTimber = { name: "Timber", codes: { Plywood: "PLY", Walnut: "WAL" } }
const tagTimber = { name: "Timber", codes: { Walnut: "WAL", Plywood: "PLY" } }
const timberCare =
  "Wipe with a damp cloth and dry at once. Rub in a little food-grade oil twice a year."

export const laserCut: SeedProduct[] = [
  {
    name: "Timber Coasters",
    url: "timber-coasters",
    title: "Etched Timber Coasters, Set of Four",
    meta_description:
      "Four solid timber coasters etched with gum leaves, a wave and a curlew. Acacia or walnut, oiled by hand, cork underneath, 96 mm across.",
    blurb: "Gum leaves, a wave and our own curlew, etched in solid timber.",
    groups: ["prints-models-laser-cut", "shop-christmas"],
    related: ["door-sign", "key-tag", "faceted-planter"],
    content: renderProductContent({
      intro: [
        "Solid timber, etched just under a millimetre deep, sanded, and oiled three times by hand. Cork underneath keeps the table safe. A good present for a house that has everything.",
      ],
      details: {
        Size: "96 mm across, 8 mm thick, with 2 mm of cork underneath",
        Weight: "220 g the set",
        Set: "Four: two gum leaves, a wave and a curlew",
        Timber: "Acacia or walnut, with food-safe oil",
        "In the box": "Four coasters, tied with twine",
      },
      care: timberCare,
    }),
    attributes: [
      { name: "Material", values: ["Timber"] },
      { name: "Finish", values: ["Oiled"] },
    ],
    photos: [
      buildProductImage(
        "timber-coasters-acacia",
        "Four acacia coasters etched with leaves, waves and a bird",
      ),
      buildProductImage(
        "timber-coasters-walnut",
        "Four walnut coasters etched with leaves, waves and a bird",
      ),
      buildProductImage("timber-coasters-close", "Acacia coaster with a curlew, close up"),
      buildProductImage(
        "timber-coasters-stack",
        "A stack of three coasters beside a mug of coffee on the fourth",
      ),
    ],
    variations: buildVariations([coasterTimber]),
    skus: listSkus("LAS-CST", [coasterTimber], ({ Timber = "" }) => ({
      price: Timber === "Walnut" ? "36.95" : "29.95",
      stock: 13,
      photo: `products/timber-coasters-${Timber.toLowerCase()}.webp`,
    })),
    addons: [{ key: "gift-wrap" }, { key: "ribbon-colour" }],
  },
  {
    name: "Personalised Door Sign",
    url: "door-sign",
    title: "Personalised Laser-Cut Door Sign",
    meta_description:
      "A timber door sign with the name you choose, up to 12 letters, between two gum leaves. Hoop pine plywood or walnut, on a cotton cord.",
    blurb: "The name you choose, between two gum leaves, on a cotton cord.",
    badge: "Personalised",
    groups: ["prints-models-laser-cut"],
    related: ["name-bauble", "key-tag", "timber-coasters"],
    content: renderProductContent({
      intro: [
        "Tell us the name, up to 12 letters, and we cut it. The edges keep the light brown line the laser leaves; the face is sanded and waxed.",
      ],
      details: {
        Size: "290 mm wide, 100 mm tall, 6 mm thick",
        Weight: "120 g",
        Name: "Up to 12 letters, just as you type it",
        Timber: "Hoop pine plywood or walnut veneer",
        "In the box": "Sign with a 400 mm cotton cord, tied on",
      },
      care: "For indoors, or outside under a dry porch. Dust with a dry cloth.",
      productionTime:
        "We cut it when you order, so it leaves Calliope within 5 to 6 business days.",
      deliveryNote: "It is made for you alone, so read the spelling twice.",
    }),
    lead_days_min: 5,
    lead_days_max: 6,
    attributes: [{ name: "Material", values: ["Timber"] }],
    photos: [
      buildProductImage("door-sign-plywood", "Plywood door sign with the name Matilda on a cord"),
      buildProductImage("door-sign-walnut", "Walnut door sign with the name Archie on a cord"),
      buildProductImage("door-sign-door", "Door sign hanging on a painted door"),
      buildProductImage(
        "door-sign-close",
        "Etched leaves and letters and the brown edge of a door sign, close up",
      ),
    ],
    variations: buildVariations([signTimber]),
    skus: listSkus("LAS-SGN", [signTimber], ({ Timber = "" }) => ({
      price: Timber === "Walnut" ? "42.95" : "34.95",
      stock: 30,
      photo: `products/door-sign-${Timber.toLowerCase()}.webp`,
    })),
    addons: [{ key: "name", max_length: 12, pattern: "letters" }, { key: "gift-wrap" }],
  },
  {
    name: "Initials Key Tag",
    url: "key-tag",
    title: "Timber Key Tag with Your Initials",
    meta_description:
      "A small timber key tag with up to three initials, etched and waxed, on a stainless steel ring. Walnut or plywood, 52 × 28 mm, cut to order.",
    blurb: "Up to three initials on an oval of real timber.",
    groups: ["prints-models-laser-cut", "specials"],
    related: ["door-sign", "initial-pendant", "desk-organiser"],
    content: renderProductContent({
      intro: [
        "Your initials on an oval of real timber. Two layers glued crosswise keep it from splitting in a pocket, and hard wax keeps the letters clear.",
      ],
      details: {
        Size: "52 × 28 mm, 5 mm thick",
        Weight: "14 g with its ring",
        Letters: "Up to three, just as you type them",
        Timber: "Walnut or hoop pine plywood",
        Ring: "25 mm stainless steel split ring",
      },
      care: timberCare,
      productionTime:
        "We cut it when you order, so it leaves Calliope within 4 to 5 business days.",
      deliveryNote: "It is made for you alone, so check the letters before you order.",
    }),
    lead_days_min: 4,
    lead_days_max: 5,
    attributes: [{ name: "Material", values: ["Timber"] }],
    photos: [
      buildProductImage("key-tag-walnut", "Walnut key tag with the initials JM on a steel ring"),
      buildProductImage("key-tag-plywood", "Plywood key tag with the initials AB on a steel ring"),
      buildProductImage("key-tag-ruler", "Key tag beside a ruler: 52 millimetres long"),
      buildProductImage("key-tag-keys", "Walnut key tag on a ring with two door keys"),
    ],
    variations: buildVariations([tagTimber]),
    skus: listSkus("LAS-KEY", [tagTimber], ({ Timber = "" }) => ({
      price: "11.95",
      special_price: "8.95",
      stock: 40,
      photo: `products/key-tag-${Timber.toLowerCase()}.webp`,
    })),
    addons: [{ key: "initials", max_length: 3, pattern: "letters" }],
  },
]
