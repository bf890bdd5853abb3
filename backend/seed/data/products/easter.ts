import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const basketColours = { name: "Colour", codes: { Straw: "STR", Sage: "SAG", Lilac: "LIL" } }
const cupColours = { name: "Set", codes: { "Single, cream": "1", "Set of three": "3" } }

export const easterProducts: SeedProduct[] = [
  {
    name: "Woven Easter Basket",
    url: "easter-basket",
    title: "Personalised Woven Easter Basket",
    meta_description:
      "A sturdy 3D printed Easter basket with a name on the bow, in straw, sage or lilac.",
    blurb: "Looks woven, hoses clean, and carries a name on the bow.",
    badge: "Personalised",
    groups: ["easter", "3d-printed-products"],
    related: ["surprise-eggs", "bunny-egg-cups", "dragon-egg"],
    content: describeProduct({
      intro: [
        "Printed in a weave pattern that is all one piece, so there is nothing to unravel. It holds a dozen large eggs, folds its handle flat and comes out again next year.",
      ],
      details: {
        Size: "20 cm across, 13 cm deep, 23 cm to the top of the handle",
        Holds: "2 kg",
        Material: "PLA",
        Name: "up to 10 letters on the bow",
      },
      care: "Rinse with cool water. PLA softens above 55 °C, so keep it out of hot cars.",
    }),
    photos: [
      photo(
        "easter-basket-straw",
        "Straw-coloured Easter basket with patterned eggs and a teal bow",
      ),
      photo("easter-basket-sage", "Sage green Easter basket with patterned eggs"),
      photo("easter-basket-lilac", "Lilac Easter basket with patterned eggs"),
      photo("easter-basket-bow", "Bow and weave of the basket, close up"),
    ],
    variations: nameVariations([basketColours]),
    skus: listSkus("EAS-BSK", [basketColours], ({ Colour = "" }) => ({
      price: "32.95",
      stock: Colour === "Lilac" ? 0 : 14,
      photo: `products/easter-basket-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "name" }, { key: "ribbon-colour" }],
  },
  {
    name: "Surprise Eggs",
    url: "surprise-eggs",
    title: "Surprise Eggs, Set of Four",
    meta_description:
      "Four zigzag-patterned eggs that twist open to hide small treats. 3D printed, used again each year.",
    blurb: "Twist open, hide a treat, use again next year.",
    groups: ["easter", "specials"],
    related: ["easter-basket", "bunny-egg-cups", "dragon-egg"],
    content: describeProduct({
      intro: [
        "Each egg twists open a quarter turn and closes with a click that small hands can manage. Room for five small chocolate eggs, a coin or a clue.",
      ],
      details: {
        Size: "72 mm tall, 52 mm across",
        Set: "aqua, blush, lilac and wattle",
        Material: "PLA",
        Age: "from 3 years",
      },
      care: "Wash by hand in lukewarm water. Wrap treats before putting them in.",
    }),
    photos: [
      photo("surprise-eggs-row", "Four zigzag-patterned eggs in aqua, blush, lilac and wattle"),
      photo("surprise-eggs-ruler", "Aqua surprise egg beside a ruler: 72 millimetres tall"),
    ],
    skus: [{ code: "EAS-EGG-004", price: "18.95", special_price: "14.95", stock: 22 }],
  },
  {
    name: "Bunny Egg Cups",
    url: "bunny-egg-cups",
    title: "Bunny Egg Cups, Single or Set of Three",
    meta_description:
      "Bunny-eared egg cups in cream, blush and mint. 3D printed for the breakfast table.",
    blurb: "Two ears and a sleepy face, for a soft-boiled egg.",
    groups: ["easter"],
    related: ["easter-basket", "surprise-eggs", "cookie-cutters"],
    content: describeProduct({
      intro: [
        "The ears are a handle for small fingers. Sized for eggs of 55 to 70 grams, and steady on a tray.",
      ],
      details: {
        Height: "92 mm with ears",
        Material: "PETG suited to food contact",
        Colours: "cream; the set adds blush and mint",
      },
      care: "Wash by hand in warm water. Not for the dishwasher or microwave.",
    }),
    photos: [
      photo("bunny-egg-cups-row", "Three bunny egg cups in cream, blush and mint with eggs"),
      photo("bunny-egg-cups-front", "Cream bunny egg cup with an egg"),
    ],
    variations: nameVariations([cupColours]),
    skus: listSkus("EAS-CUP", [cupColours], ({ Set: set = "" }) => ({
      price: set === "Set of three" ? "29.95" : "11.95",
      stock: 18,
      photo:
        set === "Set of three"
          ? "products/bunny-egg-cups-row.webp"
          : "products/bunny-egg-cups-front.webp",
    })),
  },
]
