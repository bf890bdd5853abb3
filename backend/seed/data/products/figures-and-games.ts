import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const dragonColours = { name: "Colour", codes: { Reef: "REE", Sunset: "SUN", Dusk: "DSK" } }
const lengths = { name: "Length", codes: { "30 cm": "30", "55 cm": "55" } }
const eggColours = { name: "Colour", codes: { Green: "GRN", Purple: "PUR" } }
const stone = { name: "Colour", codes: { Stone: "STN", Sandstone: "SND" } }
const toySafety =
  "Not for children under 3: if something breaks, small parts come off. PLA softens above 55 °C, so do not leave it in a hot car."

export const figuresAndGames: SeedProduct[] = [
  {
    name: "Articulated Dragon",
    url: "articulated-dragon",
    title: "Articulated Dragon, 30 or 55 cm",
    meta_description:
      "A jointed dragon printed in one piece that curls, slithers and hangs from a shelf. Three fading colours of silk PLA, 30 or 55 cm long.",
    blurb: "Printed in one piece, with 24 joints that curl and slither.",
    badge: "Favourite",
    groups: ["prints-models-figures", "3d-printed-products", "shop-christmas"],
    related: ["dragon-egg", "dice-tower", "chess-set", "mushroom-night-light"],
    content: renderProductContent({
      intro: [
        "Comes off the printer already moving: 24 joints, nothing to glue, nothing to lose. It rests round a monitor, hangs from a shelf and survives show and tell.",
        "The colours fade from head to tail, so no two are quite the same.",
      ],
      details: {
        "30 cm": "300 mm long, 20 mm tall, 75 g",
        "55 cm": "550 mm long, 36 mm tall, 260 g",
        Material: "Silk PLA",
        Colours: "Reef (teal to aqua), sunset (red to gold), dusk (violet to pink)",
        Age: "From 3 years",
      },
      care: "Dust with a soft brush. A stiff joint loosens when you move it gently to and fro.",
      safety: toySafety,
    }),
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Finish", values: ["Silk"] },
    ],
    photos: [
      buildProductImage(
        "articulated-dragon-reef",
        "Jointed dragon fading from deep teal to pale aqua",
      ),
      buildProductImage("articulated-dragon-sunset", "Jointed dragon fading from red to gold"),
      buildProductImage("articulated-dragon-dusk", "Jointed dragon fading from violet to pink"),
      buildProductImage(
        "articulated-dragon-close",
        "Head, horns and neck joints of the reef dragon, close up",
      ),
      buildProductImage(
        "articulated-dragon-lengths",
        "A 55 cm sunset dragon and a 30 cm dusk dragon beside a 30 cm ruler",
      ),
    ],
    variations: buildVariations([dragonColours, lengths]),
    skus: listSkus("FIG-DRG", [dragonColours, lengths], ({ Colour = "", Length }, code) => ({
      price: Length === "55 cm" ? "44.95" : "24.95",
      stock: code === "FIG-DRG-DSK-55" ? 0 : 10,
      photo: `products/articulated-dragon-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Baby Dragon in an Egg",
    url: "dragon-egg",
    title: "Baby Dragon in a Scaled Egg",
    meta_description:
      "A 15 cm jointed baby dragon curled up in a scaled egg that screws open and stands on its own ring. Green or purple silk PLA, from 3 years.",
    blurb: "A 15 cm dragon curled up in a scaled egg that screws open.",
    is_new: true,
    groups: ["prints-models-figures", "3d-printed-products", "easter"],
    related: ["articulated-dragon", "surprise-eggs", "dice-tower"],
    content: renderProductContent({
      intro: [
        "Unscrew the egg and a small dragon uncurls. The egg stands on its own ring, and keeps coins or dice safe once the dragon has moved out.",
      ],
      details: {
        Egg: "90 mm tall, 70 mm across",
        Dragon: "150 mm long, 14 joints",
        Weight: "125 g together",
        Material: "Silk PLA",
        Age: "From 3 years",
        "In the box": "Egg, ring and dragon, in the same colour",
      },
      care: "Dust with a soft brush.",
      safety: toySafety,
    }),
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Finish", values: ["Silk"] },
    ],
    photos: [
      buildProductImage("baby-dragon-purple", "Purple scaled egg on its ring"),
      buildProductImage("baby-dragon-green", "Green scaled egg on its ring"),
      buildProductImage(
        "baby-dragon-open",
        "Green egg unscrewed, with the small dragon curled up inside",
      ),
      buildProductImage(
        "baby-dragon-egg",
        "Purple egg on a bench with the small dragon lying beside it",
      ),
      buildProductImage(
        "baby-dragon-ruler",
        "Green baby dragon beside a ruler: 15 centimetres long",
      ),
    ],
    variations: buildVariations([eggColours]),
    skus: listSkus("FIG-EGG", [eggColours], ({ Colour = "" }) => ({
      price: "19.95",
      stock: 16,
      photo: `products/baby-dragon-${Colour.toLowerCase()}.webp`,
    })),
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Turned Chess Set",
    url: "chess-set",
    title: "Turned Chess Set, 32 Weighted Pieces",
    meta_description:
      "Thirty-two chess pieces in cream and ebony tough resin, weighted and felted, with a 98 mm king. For boards with 50 to 55 mm squares.",
    blurb: "Thirty-two weighted, felted pieces in cream and ebony.",
    groups: ["prints-models-figures", "shop-christmas"],
    related: ["dice-tower", "timber-coasters", "tough-abs-like-resin"],
    content: renderProductContent({
      intro: [
        "A full set for club boards, with a king of 98 mm. We print it in our tough resin at 0.03 mm layers, so the collars look turned on a lathe. A steel washer under green felt gives each piece a proper thud.",
      ],
      details: {
        King: "98 mm tall, base 40 mm",
        Pawn: "50 mm tall, base 30 mm",
        Weight: "1.2 kg the set",
        Material: "Tough resin, fully cured, with steel and felt",
        Fits: "Boards with squares of 50 to 55 mm",
        "In the box": "32 pieces in a box with compartments. No board",
      },
      care: "Dust with a soft brush. Keep out of direct sun, which yellows the cream.",
      safety: "Not for children under 3: small, heavy pieces.",
    }),
    attributes: [{ name: "Material", values: ["Photopolymer resin"] }],
    photos: [
      buildProductImage("chess-set-row", "Six cream chess pieces from pawn to king"),
      buildProductImage("chess-set-dark", "Six ebony chess pieces from king to pawn"),
      buildProductImage(
        "chess-set-board",
        "Cream and ebony pieces in the middle of a game on a timber board",
      ),
      buildProductImage("chess-set-kings", "Crown of the cream king, close up"),
      buildProductImage(
        "chess-set-ruler",
        "Cream king beside a ruler, 98 millimetres tall, and the green felt under an ebony pawn",
      ),
    ],
    skus: [{ code: "FIG-CHS-032", price: "129.00", stock: 3 }],
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Castle Dice Tower",
    url: "dice-tower",
    title: "Castle Dice Tower, 21 cm",
    meta_description:
      "A 21 cm brick dice tower with three baffles inside and felt at the gate, for up to six dice at a time. Dry-brushed by hand in stone or sandstone.",
    blurb: "Three baffles inside, felt at the gate, no cocked dice.",
    groups: ["prints-models-figures"],
    related: ["chess-set", "articulated-dragon", "water-washable-clear-colours"],
    content: renderProductContent({
      intro: [
        "Drop the dice in at the battlements. They tumble over three steps and roll out through the gate, on felt that is quiet enough for a sleeping house.",
      ],
      details: {
        Size: "210 mm tall, 130 mm wide, 140 mm deep",
        Weight: "430 g",
        Takes: "Dice up to 22 mm, six at a time",
        Material: "PLA, dry-brushed by hand, and felt",
        Colours: "Stone or sandstone",
        "In the box": "Tower only, no dice",
      },
      care: "Dust with a soft brush.",
      safety: toySafety,
    }),
    attributes: [{ name: "Material", values: ["PLA"] }],
    photos: [
      buildProductImage("dice-tower-stone", "Grey brick dice tower with two dice"),
      buildProductImage("dice-tower-sandstone", "Sandstone dice tower with two dice"),
      buildProductImage(
        "dice-tower-top",
        "A die on the first step inside, seen over the battlements",
      ),
      buildProductImage("dice-tower-ruler", "Dice tower beside a ruler: 21 centimetres tall"),
    ],
    variations: buildVariations([stone]),
    skus: listSkus("FIG-TWR", [stone], ({ Colour = "" }) => ({
      price: "46.95",
      stock: 6,
      photo: `products/dice-tower-${Colour.toLowerCase()}.webp`,
    })),
  },
]
