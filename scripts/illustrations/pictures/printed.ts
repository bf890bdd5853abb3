import { palette } from "../colour.ts"
import { dragonEgg } from "../parts/creature.ts"
import { facetedPlanter, filledVase, organiser, phoneStand, waveVase } from "../parts/decor.ts"
import { dragon } from "../parts/dragon.ts"
import { cookieCutter } from "../parts/equipment.ts"
import { chessPiece, diceTower } from "../parts/festive.ts"
import { pendant, pendantCard, urn } from "../parts/keepsake.ts"
import { coaster, doorSign, keyTag, laidOut } from "../parts/laser.ts"
import { closeUp, front, onBench, row, withRuler } from "../scenes/view.ts"
import { productPictures } from "./picture.ts"

const gold = "#d9b26a"
const silver = "#c9ced2"
const cream = "#eee3cd"
const ebony = "#4b3a30"

const army = ["pawn", "rook", "bishop", "queen", "king"]

const home = {
  "faceted-planter-terracotta": () => front(facetedPlanter("#c9694a", 160), palette.sand),
  "faceted-planter-sage": () => front(facetedPlanter("#8fa487", 160, 0.5), palette.blush),
  "faceted-planter-charcoal": () => front(facetedPlanter("#4a5258", 160, 0.7), palette.mist),
  "faceted-planter-ruler": () => withRuler(facetedPlanter("#c9694a", 165), palette.sage),
  "wave-vase-lagoon": () => front(filledVase("#8cc3bf", 200), palette.blush),
  "wave-vase-sand": () => front(filledVase("#d8c29a", 200), palette.sage),
  "wave-vase-close": () => closeUp(waveVase("#8cc3bf", 200), palette.cream, 0.6),
  "desk-organiser-slate": () => front(organiser(palette.slate), palette.sand),
  "desk-organiser-teal": () => front(organiser(palette.teal), palette.blush),
  "desk-organiser-bench": () =>
    onBench(
      organiser(palette.slate),
      [{ subject: facetedPlanter("#c9694a", 90), x: 1390, scale: 0.5 }],
      palette.mist,
    ),
  "phone-stand-teal": () => front(phoneStand(palette.teal), palette.sand),
  "phone-stand-rust": () => front(phoneStand(palette.rust), palette.mist),
  "phone-stand-ruler": () => withRuler(phoneStand(palette.rust, false), palette.sage),
  "cookie-cutters-set": () =>
    row(
      [
        cookieCutter("koala", palette.teal),
        cookieCutter("star", palette.rust),
        cookieCutter("gumLeaf", "#7fa37f"),
        cookieCutter("whale", "#5d7fb3"),
      ],
      palette.cream,
    ),
  "cookie-cutters-koala": () => front(cookieCutter("koala", palette.teal), palette.blush),
  "cookie-cutters-ruler": () => withRuler(cookieCutter("whale", "#5d7fb3"), palette.sand),
  "leaf-and-star-cutters-set": () =>
    row([cookieCutter("gumLeaf", "#7fa37f"), cookieCutter("star", palette.honey)], palette.sage),
  "leaf-and-star-cutters-leaf": () => front(cookieCutter("gumLeaf", "#7fa37f"), palette.cream),
}

const keepsakes = {
  "keepsake-pendant-silver": () => front(pendant(silver, "heart", "paw"), palette.lilac),
  "keepsake-pendant-gold": () => front(pendant(gold, "heart", "paw"), palette.sage),
  "keepsake-pendant-rose": () => front(pendant("#d69a86", "heart", "paw"), palette.mist),
  "keepsake-pendant-close": () =>
    closeUp(pendant(silver, "heart", "paw"), palette.blush, 0.18, 2.3),
  "initial-pendant-gold": () => front(pendantCard(gold, "drop", "initial"), palette.sage),
  "initial-pendant-silver": () => front(pendantCard(silver, "disc", "initial"), palette.blush),
  "initial-pendant-chain": () => front(pendant(gold, "drop", "initial"), palette.mist),
  "mini-urn-navy": () => front(urn("#3f5f73", "none", gold, 75), palette.sand),
  "mini-urn-pearl": () => front(urn("#ece6da", "none", gold, 75), palette.lilac),
  "mini-urn-forest": () => front(urn("#42624f", "none", gold, 75), palette.blush),
  "mini-urn-ruler": () => withRuler(urn("#3f5f73", "none", gold, 75), palette.mist),
  "paw-print-urn-navy": () => front(urn("#4a5a6e", "paw", silver, 92), palette.sage),
  "paw-print-urn-plum": () => front(urn("#7a4f68", "paw", silver, 92), palette.cream),
  "paw-print-urn-ruler": () => withRuler(urn("#4a5a6e", "paw", silver, 92), palette.sand),
}

const models = {
  "articulated-dragon-reef": () => front(dragon("#2f8a84", "#8cd0c4"), palette.sand),
  "articulated-dragon-sunset": () => front(dragon("#c2502f", "#e9b44c"), palette.mist),
  "articulated-dragon-dusk": () => front(dragon("#5a4a8c", "#c58fbf"), palette.cream),
  "articulated-dragon-close": () => closeUp(dragon("#2f8a84", "#8cd0c4"), palette.sage, 0.4, 1.8),
  "baby-dragon-egg": () =>
    onBench(
      dragonEgg("#7b4f8c", 90),
      [{ subject: dragon("#7b4f8c", "#c58fbf"), x: 1180, y: 1060, scale: 0.5 }],
      palette.lilac,
      560,
    ),
  "baby-dragon-green": () => front(dragonEgg("#4f8c5e", 90), palette.sage),
  "baby-dragon-purple": () => front(dragonEgg("#7b4f8c", 90), palette.sand),
  "chess-set-row": () => row([...army.map((kind) => chessPiece(kind, cream))], palette.sand),
  "chess-set-dark": () =>
    row(
      [...army].reverse().map((kind) => chessPiece(kind, ebony)),
      palette.mist,
    ),
  "chess-set-kings": () => closeUp(chessPiece("king", cream), palette.sage, 0.78, 1.9),
  "dice-tower-stone": () => front(diceTower("#8d9499", 210), palette.lilac),
  "dice-tower-sandstone": () => front(diceTower("#c7a878", 210), palette.mist),
  "dice-tower-ruler": () => withRuler(diceTower("#8d9499", 210), palette.sand),
}

const laser = {
  "timber-coasters-acacia": () =>
    front(
      laidOut(
        [
          coaster("acacia", "gum"),
          coaster("acacia", "wave"),
          coaster("acacia", "bird"),
          coaster("acacia", "gum"),
        ],
        2,
      ),
      palette.mist,
    ),
  "timber-coasters-walnut": () =>
    front(
      laidOut(
        [
          coaster("walnut", "gum"),
          coaster("walnut", "wave"),
          coaster("walnut", "bird"),
          coaster("walnut", "gum"),
        ],
        2,
      ),
      palette.sand,
    ),
  "timber-coasters-close": () => front(coaster("acacia", "bird"), palette.sage),
  "door-sign-plywood": () => front(doorSign("plywood", "Matilda"), palette.sage),
  "door-sign-walnut": () => front(doorSign("walnut", "Archie"), palette.blush),
  "key-tag-walnut": () => front(keyTag("walnut", "JM"), palette.sand),
  "key-tag-plywood": () => front(keyTag("plywood", "AB"), palette.lagoon),
  "key-tag-ruler": () => withRuler(keyTag("walnut", "JM"), palette.mist),
}

export const printedPictures = productPictures({ ...home, ...keepsakes, ...models, ...laser })
