import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const dragonColours = { name: "Colour", codes: { Reef: "REE", Sunset: "SUN", Dusk: "DSK" } }
const lengths = { name: "Length", codes: { "30 cm": "30", "55 cm": "55" } }
const eggColours = { name: "Colour", codes: { Green: "GRN", Purple: "PUR" } }
const stone = { name: "Colour", codes: { Stone: "STN", Sandstone: "SND" } }
const toySafety =
  "Not for children under 3: small parts. PLA softens above 55 °C, so do not leave it in a hot car."

export const figuresAndGames: SeedProduct[] = [
  {
    name: "Articulated Dragon",
    url: "articulated-dragon",
    title: "Articulated Dragon, 30 or 55 cm",
    meta_description:
      "A jointed dragon printed in one piece that curls and slithers. Three fading colours, two lengths.",
    blurb: "Printed in one piece, with joints that curl and slither.",
    badge: "Favourite",
    groups: ["prints-models-figures", "3d-printed-products", "shop-christmas"],
    related: ["dragon-egg", "dice-tower", "chess-set", "mushroom-night-light"],
    content: describeProduct({
      intro: [
        "Twenty-four joints come off the printer already moving: nothing to glue, nothing to lose. It rests round a monitor, hangs from a shelf and survives show and tell.",
        "The colours fade from head to tail in silk PLA, so no two are quite the same.",
      ],
      details: { Length: "30 or 55 cm", Material: "silk PLA", Joints: "24", Age: "from 3 years" },
      care: toySafety,
    }),
    photos: [
      photo("articulated-dragon-reef", "Jointed dragon fading from deep teal to pale aqua"),
      photo("articulated-dragon-sunset", "Jointed dragon fading from red to gold"),
      photo("articulated-dragon-dusk", "Jointed dragon fading from violet to pink"),
      photo("articulated-dragon-close", "Joints of the reef dragon, close up"),
    ],
    variations: nameVariations([dragonColours, lengths]),
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
      "A 15 cm jointed baby dragon curled in a scaled egg that screws open. Green or purple.",
    blurb: "A 15 cm dragon curled up in a scaled egg that screws open.",
    is_new: true,
    groups: ["prints-models-figures", "3d-printed-products", "easter"],
    related: ["articulated-dragon", "surprise-eggs", "dice-tower"],
    content: describeProduct({
      intro: [
        "Unscrew the egg and a small dragon uncurls. The egg stands on its own ring and keeps coins or dice safe once the dragon has moved out.",
      ],
      details: {
        Egg: "9 cm tall, 7 cm across",
        Dragon: "15 cm long, 14 joints",
        Material: "silk PLA",
        Age: "from 3 years",
      },
      care: toySafety,
    }),
    photos: [
      photo("baby-dragon-purple", "Purple scaled egg on its ring"),
      photo("baby-dragon-green", "Green scaled egg on its ring"),
      photo("baby-dragon-egg", "Purple egg on a bench with the small dragon lying beside it"),
    ],
    variations: nameVariations([eggColours]),
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
      "Thirty-two chess pieces in cream and ebony tough resin, weighted and felted, king 98 mm.",
    blurb: "Thirty-two weighted, felted pieces in cream and ebony.",
    groups: ["prints-models-figures", "shop-christmas"],
    related: ["dice-tower", "timber-coasters", "tough-abs-like-resin"],
    content: describeProduct({
      intro: [
        "Printed in our tough resin at 0.03 mm layers, so the collars look turned on a lathe. Each base holds a steel washer under green felt: pieces land with a proper thud.",
      ],
      details: {
        King: "98 mm tall, base 40 mm",
        Board: "suits 50 to 55 mm squares, not included",
        Weight: "1.2 kg the set",
        Material: "tough resin, steel, felt",
      },
      care: "Dust with a soft brush. Keep from direct sun.",
      deliveryNote: "Posted in a compartment box you can keep.",
    }),
    photos: [
      photo("chess-set-row", "Five cream chess pieces from pawn to king"),
      photo("chess-set-dark", "Five ebony chess pieces from king to pawn"),
      photo("chess-set-kings", "Crown of the cream king, close up"),
    ],
    skus: [{ code: "FIG-CHS-032", price: "129.00", stock: 3 }],
    addons: [{ key: "gift-wrap" }],
  },
  {
    name: "Castle Dice Tower",
    url: "dice-tower",
    title: "Castle Dice Tower, 21 cm",
    meta_description:
      "A 21 cm brick dice tower with three baffles and a quiet, felt-lined exit. Stone or sandstone.",
    blurb: "Three baffles inside, felt at the gate, no cocked dice.",
    groups: ["prints-models-figures"],
    related: ["chess-set", "articulated-dragon", "water-washable-clear-colours"],
    content: describeProduct({
      intro: [
        "Drop dice in at the battlements; they tumble over three steps and roll out through the gate. The felt keeps it quiet enough for a sleeping house.",
      ],
      details: {
        Height: "21 cm",
        Width: "13 cm",
        Takes: "dice up to 22 mm, six at a time",
        Material: "PLA, dry-brushed by hand; felt",
      },
      care: "Dust with a soft brush.",
    }),
    photos: [
      photo("dice-tower-stone", "Grey brick dice tower with two dice"),
      photo("dice-tower-sandstone", "Sandstone dice tower with two dice"),
      photo("dice-tower-ruler", "Dice tower beside a ruler: 21 centimetres tall"),
    ],
    variations: nameVariations([stone]),
    skus: listSkus("FIG-TWR", [stone], ({ Colour = "" }) => ({
      price: "46.95",
      stock: 6,
      photo: `products/dice-tower-${Colour.toLowerCase()}.webp`,
    })),
  },
]
