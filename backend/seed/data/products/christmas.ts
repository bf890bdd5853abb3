import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const latticeColours = { name: "Colour", codes: { Gold: "GLD", White: "WHT", Copper: "COP" } }
const nameColours = { name: "Colour", codes: { Teal: "TEA", Rust: "RUS" } }
const baubleCare = "Store in the box supplied, out of hot roof spaces: PLA softens above 55 °C."

export const christmasProducts: SeedProduct[] = [
  {
    name: "Lattice Bauble",
    url: "lattice-bauble",
    title: "Lattice Christmas Bauble, 80 mm",
    meta_description:
      "An open lattice bauble, 80 mm across, in gold, white or copper. Light as a matchbox, hard to break.",
    blurb: "Open ribs, 80 mm across, and it bounces.",
    groups: ["shop-christmas", "3d-printed-products", "specials"],
    related: ["faceted-baubles", "name-bauble", "native-ornaments"],
    content: describeProduct({
      intro: [
        "Printed in one go, ribs crossing ribs, with fairy lights in mind: tuck one inside and the pattern lands on the wall. It weighs 18 grams and survives cats.",
      ],
      details: {
        Size: "80 mm across",
        Weight: "18 g",
        Material: "silk PLA, metal cap, cotton loop",
      },
      care: baubleCare,
    }),
    photos: [
      photo("lattice-bauble-gold", "Gold lattice bauble on a teal loop"),
      photo("lattice-bauble-white", "White lattice bauble on a teal loop"),
      photo("lattice-bauble-copper", "Copper lattice bauble on a teal loop"),
    ],
    variations: nameVariations([latticeColours]),
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
    title: "Faceted Christmas Baubles, Set of Three",
    meta_description: "Three low-poly Christmas baubles in rust, teal and honey, 82 mm across.",
    blurb: "Rust, teal and honey: three facet-cut baubles in a box.",
    groups: ["shop-christmas", "3d-printed-products"],
    related: ["lattice-bauble", "name-bauble", "layered-tree"],
    content: describeProduct({
      intro: [
        "A hundred and forty flat faces each, so they sparkle without glitter. The colours were chosen to suit a native pine as well as a fir.",
      ],
      details: {
        Size: "82 mm across",
        Set: "three: rust, teal, honey",
        Material: "matt PLA, metal caps, cotton loops",
      },
      care: baubleCare,
    }),
    photos: [
      photo("faceted-baubles-row", "Three faceted baubles in rust, teal and honey"),
      photo("faceted-baubles-rust", "Rust faceted bauble"),
    ],
    skus: [{ code: "CHR-FAC-003", price: "27.95", stock: 12 }],
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Name Bauble",
    url: "name-bauble",
    title: "Personalised Name Bauble",
    meta_description:
      "A glossy 78 mm Christmas bauble with a name in raised letters. Teal or rust.",
    blurb: "A name in raised cream letters, for this year and the next.",
    badge: "Personalised",
    is_new: true,
    groups: ["shop-christmas", "3d-printed-products"],
    related: ["lattice-bauble", "door-sign", "initial-pendant"],
    content: describeProduct({
      intro: [
        "Up to nine letters, raised so that a small reader can trace them. Order by 10 December for Christmas outside Queensland.",
      ],
      details: {
        Size: "78 mm across",
        Letters: "up to nine",
        Material: "glossy PLA, metal cap, cotton loop",
      },
      care: baubleCare,
      deliveryNote: "Personalised baubles are made for you alone, so check the spelling twice.",
    }),
    photos: [
      photo("name-bauble-teal", "Teal bauble with the name Olive"),
      photo("name-bauble-rust", "Rust bauble with the name Hugo"),
    ],
    variations: nameVariations([nameColours]),
    skus: listSkus("CHR-NAM", [nameColours], ({ Colour = "" }) => ({
      price: "16.95",
      stock: 40,
      photo: `products/name-bauble-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "name" }, { key: "gift-wrap" }, { key: "ribbon-colour" }],
  },
  {
    name: "Native Ornaments",
    url: "native-ornaments",
    title: "Laser-Cut Native Ornaments, Set of Four",
    meta_description:
      "Wattle, star, snow gum and tree ornaments cut from three timbers, on satin ribbon.",
    blurb: "Wattle, star, snow gum and tree, cut from three timbers.",
    groups: ["shop-christmas", "prints-models-laser-cut"],
    related: ["layered-tree", "lattice-bauble", "timber-coasters"],
    content: describeProduct({
      intro: [
        "Four ornaments that suit a summer Christmas. Cut from offcuts of our coasters and signs, sanded by hand and strung on satin.",
      ],
      details: {
        Size: "about 75 mm across, 4 mm thick",
        Set: "wattle and snow gum in plywood, star in acacia, tree in walnut",
        Ribbon: "satin, 15 cm",
      },
      care: "Keep dry. Dust with a soft brush.",
    }),
    photos: [
      photo(
        "native-ornaments-row",
        "Four timber ornaments on ribbons: wattle, star, snow gum and tree",
      ),
      photo("native-ornaments-wattle", "Wattle ornament in plywood, close up"),
      photo("native-ornaments-grid", "The four ornaments laid out flat"),
    ],
    skus: [{ code: "CHR-ORN-004", price: "24.95", stock: 17 }],
    addons: [{ key: "gift-wrap" }, { key: "ribbon-colour" }],
  },
  {
    name: "Layered Christmas Tree",
    url: "layered-tree",
    title: "Layered Laser-Cut Christmas Tree",
    meta_description:
      "A standing Christmas tree of three timber layers that slots together and packs flat, 21 cm tall.",
    blurb: "Three timbers, one slot-in foot, packs flat in January.",
    groups: ["shop-christmas", "prints-models-laser-cut"],
    related: ["native-ornaments", "faceted-baubles", "timber-coasters"],
    content: describeProduct({
      intro: [
        "Three trees in plywood, acacia and walnut slot into one foot, one behind the other. No glue, no needles, and it goes back in its envelope in January.",
      ],
      details: {
        Height: "21 cm",
        Width: "22 cm",
        Timber: "plywood, acacia, walnut; 4 mm",
        Packs: "flat, 22 × 24 cm",
      },
      care: "Keep dry. Dust with a soft brush.",
    }),
    photos: [
      photo("layered-tree-front", "Three timber trees standing one behind the other"),
      photo("layered-tree-ruler", "Layered tree beside a ruler: 21 centimetres tall"),
    ],
    skus: [{ code: "CHR-TRE-021", price: "38.95", stock: 9 }],
    addons: [{ key: "gift-wrap" }],
  },
]
