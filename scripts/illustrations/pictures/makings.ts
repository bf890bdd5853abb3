import { palette } from "../colour.ts"
import { bunnyCup, dragonEgg } from "../parts/creature.ts"
import { facetedPlanter, filledVase, organiser, waveVase } from "../parts/decor.ts"
import { dragon } from "../parts/dragon.ts"
import { chessPiece, diceTower } from "../parts/festive.ts"
import { cloudLamp, lithophanePanel, moonLamp, mushroomLamp } from "../parts/lamp.ts"
import { coaster, doorSign, keyTag, laidOut, ornament, standingTree } from "../parts/laser.ts"
import { atNight, front, onBench, row } from "../scenes/view.ts"
import type { Picture } from "./picture.ts"

const prints: Record<string, () => string> = {
  "dragon-in-plum": () => front(dragon("#6d4a86", "#d7a6c8"), palette.mist),
  "chess-in-grey-resin": () =>
    row(
      ["queen", "king", "bishop"].map((kind, at) =>
        chessPiece(kind, at === 1 ? "#4d565c" : "#8d9499"),
      ),
      palette.sand,
    ),
  "planters-on-a-sill": () =>
    onBench(
      facetedPlanter("#a9b89a", 160),
      [
        { subject: facetedPlanter("#c9694a", 120), x: 250, scale: 0.62 },
        { subject: facetedPlanter("#5d6d78", 120), x: 1310, scale: 0.7 },
      ],
      palette.lagoon,
    ),
  "hatching-eggs": () =>
    row(
      [dragonEgg("#a8506a", 60), dragonEgg("#2b5aa6", 60), dragonEgg("#e3a23c", 60)],
      palette.sage,
    ),
  "game-night-tower": () =>
    onBench(
      diceTower("#7b5236", 210),
      [{ subject: chessPiece("pawn", "#e9eceb"), x: 1290, scale: 0.5 }],
      palette.blush,
    ),
  "nursery-cloud": () => atNight(cloudLamp(140, true)),
  "lithophane-of-the-range": () => atNight(lithophanePanel(150, true)),
  "mushrooms-in-the-garden": () =>
    row(
      [
        mushroomLamp("#a8506a", 140, false),
        mushroomLamp(palette.honey, 140, false),
        mushroomLamp(palette.teal, 140, false),
      ],
      palette.sage,
    ),
  "wedding-vases": () =>
    row(
      [filledVase("#f2efe8", 200), waveVase("#e9c7b5", 160), filledVase("#c9d6dc", 200)],
      palette.cream,
    ),
  "breakfast-bunnies": () =>
    row([bunnyCup("#8cc3bf", 90), bunnyCup("#e3a23c", 90), bunnyCup("#b9aacb", 90)], palette.mist),
  "desk-in-rust": () =>
    onBench(
      organiser("#b5532f"),
      [{ subject: moonLamp(150, false), x: 1340, scale: 0.5 }],
      palette.sand,
    ),
}

const cut: Record<string, () => string> = {
  "wedding-coasters": () =>
    front(
      laidOut(
        (["gum", "wave", "bird", "wave", "gum", "wave"] as const).map((kind) =>
          coaster("acacia", kind, true),
        ),
        3,
      ),
      palette.cream,
    ),
  "station-sign": () => front(doorSign("acacia", "Awoonga"), palette.sage),
  "classroom-signs": () =>
    front(
      laidOut(
        ["Room 4", "Library", "Quiet", "Art"].map((name) => doorSign("plywood", name)),
        2,
      ),
      palette.lagoon,
    ),
  "club-key-tags": () =>
    front(
      laidOut(
        ["GSC", "G1", "G2", "G3", "G4", "G5"].map((name, at) =>
          keyTag(at % 2 === 0 ? "walnut" : "plywood", name),
        ),
        2,
      ),
      palette.sand,
    ),
  "market-ornaments": () =>
    front(
      laidOut(
        [
          ornament("wattle", "acacia", palette.rust),
          ornament("snowGum", "walnut", palette.teal),
          ornament("star", "plywood", palette.rust),
          ornament("tree", "acacia", palette.teal),
        ],
        4,
      ),
      palette.blush,
    ),
  "window-trees": () =>
    row([standingTree("plywood", 220), standingTree("acacia", 180)], palette.mist),
}

const named = (folder: string, drawings: Record<string, () => string>): Picture[] =>
  Object.entries(drawings).map(([name, draw]) => ({ file: `${folder}/${name}`, draw }))

/** What customers have printed and what was cut for them. */
export const makingPictures: Picture[] = [...named("prints", prints), ...named("commissions", cut)]
