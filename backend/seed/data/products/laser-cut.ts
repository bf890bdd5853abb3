import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const coasterTimber = { name: "Timber", codes: { Acacia: "ACA", Walnut: "WAL" } }
const signTimber = { name: "Timber", codes: { Plywood: "PLY", Walnut: "WAL" } }
const tagTimber = { name: "Timber", codes: { Walnut: "WAL", Plywood: "PLY" } }
const timberCare =
  "Wipe with a damp cloth and dry at once. Rub in a little food-grade oil twice a year."

export const laserCut: SeedProduct[] = [
  {
    name: "Timber Coasters",
    url: "timber-coasters",
    title: "Laser-Etched Timber Coasters, Set of Four",
    meta_description:
      "Four solid timber coasters etched with gum leaves, waves and a curlew. Acacia or walnut, oiled by hand.",
    blurb: "Gum leaves, waves and our own curlew, etched in solid timber.",
    groups: ["prints-models-laser-cut", "shop-christmas"],
    related: ["door-sign", "key-tag", "faceted-planter"],
    content: describeProduct({
      intro: [
        "Cut from solid timber, etched a hair under a millimetre deep, sanded and oiled three times. Cork underneath keeps tables safe.",
      ],
      details: {
        Size: "96 mm across, 8 mm thick",
        Set: "four: two gum leaves, one wave, one curlew",
        Timber: "acacia or walnut, sealed with food-safe oil",
        Base: "2 mm cork",
      },
      care: timberCare,
    }),
    photos: [
      photo("timber-coasters-acacia", "Four acacia coasters etched with leaves, waves and a bird"),
      photo("timber-coasters-walnut", "Four walnut coasters etched with leaves, waves and a bird"),
      photo("timber-coasters-close", "Acacia coaster with a curlew, close up"),
    ],
    variations: nameVariations([coasterTimber]),
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
      "A timber door sign with the name you choose and a pair of gum leaves, on a cotton cord.",
    blurb: "The name you choose, between two gum leaves.",
    badge: "Personalised",
    groups: ["prints-models-laser-cut"],
    related: ["name-bauble", "key-tag", "timber-coasters"],
    content: describeProduct({
      intro: [
        "Tell us the name, up to 12 letters, and we cut it in one sitting. The edges keep the light brown line the laser leaves; the face is sanded and waxed.",
      ],
      details: {
        Size: "29 cm wide, 10 cm tall, 6 mm thick",
        Letters: "up to 12",
        Timber: "hoop pine plywood or walnut veneer",
        Cord: "cotton, 40 cm",
      },
      care: "For indoors or under a dry porch. Dust with a dry cloth.",
      deliveryNote: "Personalised signs are made for you alone, so check the spelling twice.",
    }),
    shipping_note: "Made to order: allow 3 extra business days before posting.",
    photos: [
      photo("door-sign-plywood", "Plywood door sign with the name Matilda on a cord"),
      photo("door-sign-walnut", "Walnut door sign with the name Archie on a cord"),
    ],
    variations: nameVariations([signTimber]),
    skus: listSkus("LAS-SGN", [signTimber], ({ Timber = "" }) => ({
      price: Timber === "Walnut" ? "42.95" : "34.95",
      stock: 30,
      photo: `products/door-sign-${Timber.toLowerCase()}.webp`,
    })),
    addons: [{ key: "name" }, { key: "gift-wrap" }],
  },
  {
    name: "Initials Key Tag",
    url: "key-tag",
    title: "Laser-Cut Timber Key Tag with Initials",
    meta_description:
      "A small timber key tag with up to three initials and a steel ring. Walnut or plywood.",
    blurb: "Up to three initials on an oval of real timber.",
    groups: ["prints-models-laser-cut", "specials"],
    related: ["door-sign", "initial-pendant", "desk-organiser"],
    content: describeProduct({
      intro: [
        "Two layers of veneer glued crosswise, so it does not split in a pocket. The letters are etched, then the tag is dipped in hard wax.",
      ],
      details: {
        Size: "52 × 28 mm, 5 mm thick",
        Letters: "up to three",
        Ring: "25 mm stainless steel split ring",
      },
      care: timberCare,
    }),
    photos: [
      photo("key-tag-walnut", "Walnut key tag with the initials JM on a steel ring"),
      photo("key-tag-plywood", "Plywood key tag with the initials AB on a steel ring"),
      photo("key-tag-ruler", "Key tag beside a ruler"),
    ],
    variations: nameVariations([tagTimber]),
    skus: listSkus("LAS-KEY", [tagTimber], ({ Timber = "" }) => ({
      price: "11.95",
      special_price: "8.95",
      stock: 40,
      photo: `products/key-tag-${Timber.toLowerCase()}.webp`,
    })),
    addons: [{ key: "engraving" }],
  },
]
