import { palette } from "../colour.ts"
import { bunnyCup, easterBasket, easterEgg } from "../parts/creature.ts"
import { facetedPlanter } from "../parts/decor.ts"
import { facetedBauble, latticeBauble, nameBauble } from "../parts/festive.ts"
import {
  cloudLamp,
  lithophaneLamp,
  lithophanePanel,
  moonLamp,
  mushroomLamp,
} from "../parts/lamp.ts"
import { laidOut, ornament, standingTree } from "../parts/laser.ts"
import { atNight, closeUp, front, onBench, row, withRuler } from "../scenes/view.ts"
import { productPictures } from "./picture.ts"

const lamps = {
  "moon-night-light-lit": () => atNight(moonLamp(150, true)),
  "moon-night-light-day": () => front(moonLamp(150, false), palette.mist),
  "moon-night-light-ruler": () => withRuler(moonLamp(185, false), palette.sand),
  "mushroom-night-light-red": () => front(mushroomLamp(palette.rust, 140, false), palette.sage),
  "mushroom-night-light-teal": () => front(mushroomLamp(palette.teal, 140, false), palette.blush),
  "mushroom-night-light-lit": () => atNight(mushroomLamp(palette.rust, 140, true)),
  "cloud-night-light-lit": () => atNight(cloudLamp(150, true)),
  "cloud-night-light-day": () => front(cloudLamp(150, false), palette.lagoon),
  "lithophane-lamp-lit": () => atNight(lithophaneLamp(160, true)),
  "lithophane-lamp-day": () => front(lithophaneLamp(160, false), palette.sand),
  "lithophane-lamp-ruler": () => withRuler(lithophaneLamp(160, false), palette.mist),
  "lithophane-panel-lit": () => atNight(lithophanePanel(150, true)),
  "lithophane-panel-day": () =>
    onBench(
      lithophanePanel(150, false),
      [{ subject: facetedPlanter("#8fa487", 90), x: 1390, scale: 0.5 }],
      palette.blush,
    ),
}

const easter = {
  "easter-basket-straw": () => front(easterBasket("#d9b98a", 230), palette.blush),
  "easter-basket-sage": () => front(easterBasket("#a9b89a", 230), palette.cream),
  "easter-basket-lilac": () => front(easterBasket("#b9aacb", 230), palette.mist),
  "easter-basket-bow": () => closeUp(easterBasket("#d9b98a", 230), palette.sage, 0.4, 1.9),
  "surprise-eggs-row": () =>
    row(
      [
        easterEgg("#8cc3bf", palette.teal, 72),
        easterEgg("#e9c7b5", palette.rust, 72),
        easterEgg("#b9aacb", "#6b5590", 72),
        easterEgg("#f0dc9c", palette.honey, 72),
      ],
      palette.cream,
    ),
  "surprise-eggs-ruler": () => withRuler(easterEgg("#8cc3bf", palette.teal, 72), palette.blush),
  "bunny-egg-cups-row": () =>
    row([bunnyCup("#f1e9da", 92), bunnyCup("#e9c7b5", 92), bunnyCup("#b9c9c0", 92)], palette.mist),
  "bunny-egg-cups-front": () => front(bunnyCup("#f1e9da", 92), palette.sage),
}

const christmas = {
  "lattice-bauble-gold": () => front(latticeBauble("#e0c27a"), palette.mist),
  "lattice-bauble-white": () => front(latticeBauble("#f4f1ea"), palette.sage),
  "lattice-bauble-copper": () => front(latticeBauble("#c47d56"), palette.cream),
  "faceted-baubles-rust": () => front(facetedBauble(palette.rust), palette.sage),
  "faceted-baubles-row": () =>
    row(
      [
        facetedBauble(palette.rust),
        facetedBauble(palette.teal, 0.6),
        facetedBauble(palette.honey, 0.9),
      ],
      palette.cream,
    ),
  "name-bauble-teal": () => front(nameBauble(palette.teal, "Olive"), palette.blush),
  "name-bauble-rust": () => front(nameBauble("#9c3b2c", "Hugo"), palette.sand),
  "native-ornaments-row": () =>
    row(
      [
        ornament("wattle", "plywood", palette.rust),
        ornament("star", "acacia", palette.teal),
        ornament("snowGum", "plywood", palette.teal),
        ornament("tree", "walnut", palette.honey),
      ],
      palette.sand,
    ),
  "native-ornaments-wattle": () => front(ornament("wattle", "plywood", palette.rust), palette.sage),
  "native-ornaments-grid": () =>
    front(
      laidOut(
        [
          ornament("wattle", "plywood", palette.rust),
          ornament("snowGum", "plywood", palette.teal),
          ornament("star", "acacia", palette.rust),
          ornament("tree", "walnut", palette.teal),
        ],
        4,
        30,
      ),
      palette.mist,
    ),
  "layered-tree-front": () => front(standingTree("plywood", 210), palette.mist),
  "layered-tree-ruler": () => withRuler(standingTree("plywood", 210), palette.cream),
}

export const seasonalPictures = productPictures({ ...lamps, ...easter, ...christmas })
