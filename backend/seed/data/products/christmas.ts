import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const latticeColours = { name: "Colour", codes: { Gold: "GLD", White: "WHT", Copper: "COP" } }
const nameColours = { name: "Colour", codes: { Teal: "TEA", Rust: "RUS" } }
const baubleCare = "Keep it in its box, out of hot roof spaces: PLA softens above 55 °C."

export const christmasProducts: SeedProduct[] = [
  {
    name: "Lattice Bauble",
    url: "lattice-bauble",
    title: "Lattice Christmas Bauble, 80 mm",
    meta_description:
      "An open lattice bauble, 80 mm across and 18 grams light, in gold, white or copper. Put a fairy light inside and the pattern lands on the wall.",
    blurb: "Open ribs, 80 mm across, and it bounces.",
    groups: ["shop-christmas", "3d-printed-products", "specials"],
    related: ["faceted-baubles", "name-bauble", "native-ornaments"],
    content: renderProductContent({
      intro: [
        "Printed in one go, ribs crossing ribs. Tuck an LED fairy light inside and the pattern lands on the wall. It weighs 18 grams and survives cats.",
      ],
      details: {
        Size: "80 mm across",
        Weight: "18 g",
        Material: "Silk PLA, metal cap, cotton loop",
        Colours: "Gold, white or copper",
        "In the box": "One bauble in a card box",
      },
      care: baubleCare,
      safety: "For LED lights only, which stay cool. No candles.",
    }),
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Finish", values: ["Silk"] },
    ],
    photos: [
      buildProductImage("lattice-bauble-gold", "Gold lattice bauble on a teal loop"),
      buildProductImage("lattice-bauble-white", "White lattice bauble on a teal loop"),
      buildProductImage("lattice-bauble-copper", "Copper lattice bauble on a teal loop"),
      buildProductImage(
        "lattice-bauble-lit",
        "Copper lattice bauble lit from inside, its pattern on the wall",
      ),
    ],
    variations: buildVariations([latticeColours]),
    skus: listSkus("CHR-LAT", [latticeColours], ({ Colour = "" }) => ({
      price: "12.95",
      special_price: "9.95",
      stock: 35,
      photo: `products/lattice-bauble-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "ribbon-colour" }],
  },
  {
    name: "Faceted Baubles",
    url: "faceted-baubles",
    title: "Faceted Christmas Baubles, Set of 3",
    meta_description:
      "Three facet-cut Christmas baubles in rust, teal and honey, 82 mm across, with 140 flat faces each. 3D printed, light, and hard to break.",
    blurb: "Rust, teal and honey: three facet-cut baubles in a box.",
    groups: ["shop-christmas", "3d-printed-products"],
    related: ["lattice-bauble", "name-bauble", "layered-tree"],
    content: renderProductContent({
      intro: [
        "A hundred and forty flat faces each, so they sparkle without glitter. The colours suit a native pine as well as a fir.",
      ],
      details: {
        Size: "82 mm across",
        Weight: "90 g the set",
        Set: "Three: rust, teal and honey",
        Material: "Matt PLA, metal caps, cotton loops",
        "In the box": "Three baubles in a card box",
      },
      care: baubleCare,
    }),
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Colour", values: ["Rust", "Teal", "Honey"] },
      { name: "Finish", values: ["Matt"] },
    ],
    photos: [
      buildProductImage(
        "faceted-baubles-row",
        "Three faceted baubles in rust, teal and honey on a gum twig",
      ),
      buildProductImage("faceted-baubles-rust", "Facets of the rust bauble, close up"),
      buildProductImage("faceted-baubles-box", "The three baubles in an open card box"),
    ],
    skus: [{ code: "CHR-FAC-003", price: "27.95", stock: 12 }],
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Name Bauble",
    url: "name-bauble",
    title: "Personalised Name Bauble, 78 mm",
    meta_description:
      "A glossy 78 mm Christmas bauble with a name of up to nine raised letters, in teal or rust. Made to order: order by 10 December for Christmas.",
    blurb: "A name in raised cream letters, for this year and the next.",
    badge: "Personalised",
    is_new: true,
    groups: ["shop-christmas", "3d-printed-products"],
    related: ["lattice-bauble", "door-sign", "initial-pendant"],
    content: renderProductContent({
      intro: [
        "Up to nine letters, raised so that a small reader can trace them. Order by 10 December to have it for Christmas.",
      ],
      details: {
        Size: "78 mm across",
        Weight: "32 g",
        Name: "Up to nine letters, just as you type it",
        Material: "Glossy PLA, metal cap, cotton loop",
        Colours: "Teal or rust",
        "In the box": "One bauble in a card box",
      },
      care: baubleCare,
      productionTime:
        "We print it when you order, so it leaves Calliope within 4 to 5 business days.",
      deliveryNote: "It is made for you alone, so read the spelling twice.",
    }),
    lead_days_min: 4,
    lead_days_max: 5,
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Finish", values: ["Glossy"] },
    ],
    photos: [
      buildProductImage("name-bauble-teal", "Teal bauble with the name Olive"),
      buildProductImage("name-bauble-rust", "Rust bauble with the name Hugo"),
      buildProductImage("name-bauble-close", "Raised cream letters on a teal bauble, close up"),
      buildProductImage(
        "name-bauble-ruler",
        "Rust bauble with the name Matilda beside a ruler: 78 millimetres across",
      ),
    ],
    variations: buildVariations([nameColours]),
    skus: listSkus("CHR-NAM", [nameColours], ({ Colour = "" }) => ({
      price: "16.95",
      stock: 40,
      photo: `products/name-bauble-${Colour.toLowerCase()}.webp`,
    })),
    addons: [
      { key: "name", max_length: 9, pattern: "letters" },
      { key: "gift-wrap" },
      { key: "ribbon-colour" },
    ],
  },
  {
    name: "Native Ornaments",
    url: "native-ornaments",
    title: "Laser-Cut Native Ornaments, Set of 4",
    meta_description:
      "Wattle, snow gum, star and tree: four Christmas ornaments cut from plywood, acacia and walnut, about 75 mm across, strung on satin ribbon.",
    blurb: "Wattle, star, snow gum and tree, cut from three timbers.",
    groups: ["shop-christmas", "prints-models-laser-cut"],
    related: ["layered-tree", "lattice-bauble", "timber-coasters"],
    content: renderProductContent({
      intro: [
        "Four ornaments that suit a summer Christmas, cut from offcuts of our coasters and signs, sanded by hand and strung on satin.",
      ],
      details: {
        Size: "About 75 mm across, 4 mm thick",
        Weight: "40 g the set",
        Set: "Wattle and snow gum in plywood, star in acacia, tree in walnut",
        Ribbon: "Satin, 150 mm",
        "In the box": "Four ornaments in a card sleeve",
      },
      care: "Keep dry. Dust with a soft brush.",
    }),
    attributes: [
      { name: "Material", values: ["Timber"] },
      { name: "Timber", values: ["Plywood", "Acacia", "Walnut"] },
    ],
    photos: [
      buildProductImage(
        "native-ornaments-row",
        "Four timber ornaments on ribbons: wattle, star, snow gum and tree",
      ),
      buildProductImage("native-ornaments-wattle", "Wattle ornament in plywood, close up"),
      buildProductImage("native-ornaments-grid", "The four ornaments laid out flat"),
      buildProductImage(
        "native-ornaments-ruler",
        "Snow gum ornament beside a ruler: 75 millimetres across",
      ),
    ],
    skus: [{ code: "CHR-ORN-004", price: "24.95", stock: 17 }],
    addons: [{ key: "gift-wrap" }, { key: "ribbon-colour" }],
  },
  {
    name: "Layered Christmas Tree",
    url: "layered-tree",
    title: "Layered Laser-Cut Christmas Tree",
    meta_description:
      "A standing Christmas tree of plywood, acacia and walnut that slots together without glue and packs flat in January. 21 cm tall, 22 cm wide.",
    blurb: "Three timbers, one slot-in foot, packs flat in January.",
    groups: ["shop-christmas", "prints-models-laser-cut"],
    related: ["native-ornaments", "faceted-baubles", "timber-coasters"],
    content: renderProductContent({
      intro: [
        "Three trees slot into one foot, one behind the other. No glue, no needles, and in January it goes back into its envelope.",
      ],
      details: {
        Size: "210 mm tall, 220 mm wide, 90 mm deep",
        Weight: "180 g",
        Timber: "Plywood, acacia and walnut, 4 mm",
        Packs: "Flat, 220 × 240 mm",
        "In the box": "Three trees, foot, envelope to keep them in",
      },
      stepsTitle: "How to put it together",
      steps: [
        "Slide the three trees into the foot, smallest in front.",
        "If a slot is tight, rub it once with fine sandpaper.",
      ],
      care: "Keep dry. Dust with a soft brush.",
    }),
    attributes: [
      { name: "Material", values: ["Timber"] },
      { name: "Timber", values: ["Plywood", "Acacia", "Walnut"] },
    ],
    photos: [
      buildProductImage("layered-tree-front", "Three timber trees standing one behind the other"),
      buildProductImage("layered-tree-side", "The three trees in their foot, seen from the side"),
      buildProductImage(
        "layered-tree-flat",
        "The three trees laid out flat, as they come out of the envelope",
      ),
      buildProductImage("layered-tree-ruler", "Layered tree beside a ruler: 21 centimetres tall"),
    ],
    skus: [{ code: "CHR-TRE-021", price: "38.95", stock: 9 }],
    addons: [{ key: "gift-wrap" }],
  },
]
