import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const basketColours = { name: "Colour", codes: { Straw: "STR", Sage: "SAG", Lilac: "LIL" } }
const cupColours = { name: "Set", codes: { "Single, cream": "1", "Set of three": "3" } }

export const easterProducts: SeedProduct[] = [
  {
    name: "Woven Easter Basket",
    url: "easter-basket",
    title: "Personalised Woven Easter Basket",
    meta_description:
      "A sturdy 3D printed Easter basket with a name on the bow, in straw, sage or lilac. 20 cm across, holds a dozen large eggs, rinses clean.",
    blurb: "Looks woven, rinses clean, and carries a name on the bow.",
    badge: "Personalised",
    groups: ["easter", "3d-printed-products"],
    related: ["surprise-eggs", "bunny-egg-cups", "dragon-egg"],
    content: renderProductContent({
      intro: [
        "A basket to bring out every year. The weave is printed all in one piece, so there is nothing to unravel. It holds a dozen large eggs and folds its handle flat for the cupboard.",
      ],
      details: {
        Size: "200 mm across, 130 mm deep, 230 mm to the top of the handle",
        Weight: "390 g",
        Carries: "2 kg",
        Material: "PLA",
        Name: "Up to 10 letters on the bow",
        Colours: "Straw, sage or lilac",
        "In the box": "Basket with its bow. Eggs are not included",
      },
      care: "Rinse with cool water. PLA softens above 55 °C, so keep it out of hot cars.",
      safety: "Wrap food before you put it in.",
      productionTime:
        "We make it when you order, so it leaves Calliope within 5 to 6 business days.",
      deliveryNote: "Order 10 business days before Easter to be sure.",
    }),
    lead_days_min: 5,
    lead_days_max: 6,
    attributes: [{ name: "Material", values: ["PLA"] }],
    photos: [
      buildProductImage(
        "easter-basket-straw",
        "Straw-coloured Easter basket with patterned eggs and a teal bow",
      ),
      buildProductImage(
        "easter-basket-sage",
        "Sage green Easter basket with patterned eggs and a rust bow",
      ),
      buildProductImage(
        "easter-basket-lilac",
        "Lilac Easter basket with patterned eggs and a golden bow",
      ),
      buildProductImage(
        "easter-basket-bow",
        "Bow with the name Elsie and weave of the basket, close up",
      ),
    ],
    variations: buildVariations([basketColours]),
    skus: listSkus("EAS-BSK", [basketColours], ({ Colour = "" }) => ({
      price: "32.95",
      stock: Colour === "Lilac" ? 0 : 14,
      photo: `products/easter-basket-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "name", max_length: 10, pattern: "letters" }, { key: "ribbon-colour" }],
  },
  {
    name: "Surprise Eggs",
    url: "surprise-eggs",
    title: "Surprise Eggs to Fill, Set of Four",
    meta_description:
      "Four zigzag-patterned eggs that twist open to hide treats, coins or clues, and come out again each year. 3D printed, 72 mm tall, from 3 years.",
    blurb: "Twist open, hide a treat, use again next year.",
    groups: ["easter", "specials"],
    related: ["easter-basket", "bunny-egg-cups", "dragon-egg"],
    content: renderProductContent({
      intro: [
        "Four eggs for the hunt. Each opens with a quarter turn and closes with a click that small hands can manage. There is room for five small chocolate eggs, a coin or a clue.",
      ],
      details: {
        Size: "72 mm tall, 52 mm across",
        Weight: "110 g the set",
        Colours: "Aqua, blush, lilac and wattle, one of each",
        Material: "PLA",
        Age: "From 3 years",
        "In the box": "Four eggs, empty",
      },
      care: "Wash by hand in lukewarm water.",
      safety: "Wrap treats before putting them in. Not for children under 3.",
    }),
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Colour", values: ["Aqua", "Blush", "Lilac", "Wattle"] },
    ],
    photos: [
      buildProductImage(
        "surprise-eggs-row",
        "Four zigzag-patterned eggs in aqua, blush, lilac and wattle",
      ),
      buildProductImage(
        "surprise-eggs-open",
        "Lilac egg twisted open, with chocolate eggs in foil inside",
      ),
      buildProductImage(
        "surprise-eggs-ruler",
        "Aqua surprise egg beside a ruler: 72 millimetres tall",
      ),
    ],
    skus: [{ code: "EAS-EGG-004", price: "18.95", special_price: "14.95", stock: 22 }],
  },
  {
    name: "Bunny Egg Cups",
    url: "bunny-egg-cups",
    title: "Bunny Egg Cups, One or Set of Three",
    meta_description:
      "Bunny-eared egg cups with a sleepy face, 92 mm tall, in cream, blush and mint. 3D printed in PETG for boiled eggs in their shells, hand-wash.",
    blurb: "Two ears and a sleepy face, for a soft-boiled egg.",
    groups: ["easter"],
    related: ["easter-basket", "surprise-eggs", "cookie-cutters"],
    content: renderProductContent({
      intro: [
        "The ears are a handle for small fingers, and the foot is steady on a tray. Made for eggs of 55 to 70 grams, in their shells.",
      ],
      details: {
        Size: "92 mm tall with ears, 50 mm across",
        Weight: "32 g each",
        Material: "PETG",
        Colours: "Cream; the set adds blush and mint",
        "In the box": "One cup, or three",
      },
      care: "Wash by hand in warm water and dry well. Not for the dishwasher or microwave.",
      safety:
        "For eggs in their shells. Printed plastic has fine grooves that are hard to clean, so do not eat runny food straight from the cup.",
    }),
    attributes: [{ name: "Material", values: ["PETG"] }],
    photos: [
      buildProductImage(
        "bunny-egg-cups-row",
        "Three bunny egg cups in blush, cream and mint with eggs",
      ),
      buildProductImage("bunny-egg-cups-front", "Cream bunny egg cup with an egg"),
      buildProductImage(
        "bunny-egg-cups-back",
        "Mint egg cup from behind with its round tail, and a blush one from the side",
      ),
      buildProductImage(
        "bunny-egg-cups-ruler",
        "Cream bunny egg cup beside a ruler: 92 millimetres to the tips of its ears",
      ),
    ],
    variations: buildVariations([cupColours]),
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
