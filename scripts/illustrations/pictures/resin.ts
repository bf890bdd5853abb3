import { palette } from "../colour.ts"
import { beaker, resinBottle } from "../parts/bottle.ts"
import { dragonEgg } from "../parts/creature.ts"
import { chessPiece } from "../parts/festive.ts"
import { closeUp, front, onBench, row, withRuler } from "../scenes/view.ts"
import { productPictures } from "./picture.ts"

const standard = {
  grey: ["#8d9499", palette.sand],
  white: ["#f2efe8", palette.mist],
  black: ["#2b2d30", palette.sand],
  clear: ["#cfe3e6", palette.mist],
  teal: ["#1f6f73", palette.blush],
} as const
const washable = { grey: "#9aa1a5", white: "#efece4", black: "#33363a", skin: "#e0b192" } as const
const jewels = {
  ruby: "#a8263a",
  amber: "#dc9a2a",
  emerald: "#2f8a58",
  sapphire: "#2b5aa6",
} as const

const standardColours = Object.entries(standard).map(
  ([name, [colour, tint]]) =>
    [`standard-resin-${name}`, () => front(resinBottle(colour, "Standard Resin"), tint)] as const,
)
const washableColours = Object.entries(washable).map(
  ([name, colour]) =>
    [
      `water-washable-resin-${name}`,
      () => front(resinBottle(colour, "Water-Washable", "500 g", "#e9eceb"), palette.lagoon),
    ] as const,
)
const jewelColours = Object.entries(jewels).map(
  ([name, colour]) =>
    [
      `water-washable-clear-${name}`,
      () => front(resinBottle(colour, "Clear Colour", "500 g", "#e9eceb"), palette.lilac),
    ] as const,
)

export const resinPictures = productPictures({
  ...Object.fromEntries(standardColours),
  "standard-resin-label": () =>
    closeUp(resinBottle("#8d9499", "Standard Resin", "1 kg"), palette.sage, 0.5),
  "standard-resin-ruler": () => withRuler(resinBottle("#1f6f73", "Standard Resin"), palette.mist),
  "plant-based-resin-grey": () => front(resinBottle("#939a8f", "Plant-Based"), palette.sage),
  "plant-based-resin-sand": () => front(resinBottle("#d8bd92", "Plant-Based"), palette.sage),
  "plant-based-resin-bench": () =>
    onBench(
      resinBottle("#d8bd92", "Plant-Based"),
      [{ subject: beaker(90, "#d8bd92"), x: 1240, scale: 0.7 }],
      palette.sage,
    ),
  "pastel-resin-set-row": () =>
    row(
      [
        resinBottle("#f1b8bd", "Galah Pink", "250 g"),
        resinBottle("#b8d8c0", "Gum Mint", "250 g"),
        resinBottle("#b9c9ea", "Reef Blue", "250 g"),
        resinBottle("#f2dfa6", "Wattle", "250 g"),
      ],
      palette.cream,
    ),
  "pastel-resin-set-eggs": () =>
    row(
      ["#f1b8bd", "#b8d8c0", "#b9c9ea", "#f2dfa6"].map((tone) => dragonEgg(tone, 60)),
      palette.mist,
    ),
  "pastel-resin-set-label": () =>
    closeUp(resinBottle("#f1b8bd", "Galah Pink", "250 g"), palette.blush, 0.5),
  "tough-resin-grey": () => front(resinBottle("#6f777d", "Tough ABS-Like"), palette.blush),
  "tough-resin-black": () => front(resinBottle("#1f2124", "Tough ABS-Like"), palette.blush),
  "tough-resin-parts": () =>
    onBench(
      resinBottle("#6f777d", "Tough ABS-Like"),
      [
        { subject: chessPiece("rook", "#6f777d"), x: 1190, y: 985, scale: 0.55 },
        { subject: chessPiece("pawn", "#6f777d"), x: 1340, y: 1000, scale: 0.55 },
      ],
      palette.blush,
    ),
  "flexible-resin-soft": () => front(resinBottle("#e9a98f", "Flexible 60A"), palette.cream),
  "flexible-resin-firm": () => front(resinBottle("#b5532f", "Flexible 80A"), palette.cream),
  "flexible-resin-pair": () =>
    row(
      [resinBottle("#e9a98f", "Flexible 60A"), resinBottle("#b5532f", "Flexible 80A")],
      palette.mist,
    ),
  "high-temp-resin-front": () => front(resinBottle("#d9822b", "High-Temp"), palette.sand),
  "high-temp-resin-label": () => closeUp(resinBottle("#d9822b", "High-Temp"), palette.blush, 0.45),
  ...Object.fromEntries(washableColours),
  "water-washable-resin-bench": () =>
    onBench(
      resinBottle("#9aa1a5", "Water-Washable", "500 g", "#e9eceb"),
      [{ subject: beaker(120, "#bcdde4", 0.7), x: 1260, scale: 0.85 }],
      palette.lagoon,
    ),
  ...Object.fromEntries(jewelColours),
  "water-washable-clear-row": () =>
    row(
      Object.values(jewels).map((tone) => resinBottle(tone, "Clear Colour", "500 g", "#e9eceb")),
      palette.cream,
    ),
})
