import { palette } from "../colour.ts"
import { resinBottle, washTub } from "../parts/bottle.ts"
import { dragonEgg } from "../parts/creature.ts"
import { facetedPlanter, filledVase, waveVase } from "../parts/decor.ts"
import { curingLamp } from "../parts/equipment.ts"
import { chessPiece, latticeBauble } from "../parts/festive.ts"
import { pendantCard, urn } from "../parts/keepsake.ts"
import { lithophaneLamp, moonLamp, mushroomLamp } from "../parts/lamp.ts"
import { coaster, doorSign, ornament, ornamentShapes } from "../parts/laser.ts"
import { filamentPrinter, laserCutter, resinPrinter } from "../parts/machine.ts"
import { bench } from "../scenes/background.ts"
import { frame, onBench, row, stand } from "../scenes/view.ts"
import {
  banner,
  chalkBoard,
  machineRow,
  packingBench,
  shedAtDusk,
  vanAtShed,
} from "../scenes/workshop.ts"
import { place } from "../svg.ts"
import type { Picture } from "./picture.ts"

const amber = "#e08a2c"
const small = (drawing: string, scale: number) => place(drawing, 0, 0, scale)
const burnt = (shape: keyof typeof ornamentShapes) =>
  `<path d="${ornamentShapes[shape]}" fill="#4d2f1b" fill-rule="evenodd"/>`

const rooms: Record<string, () => string> = {
  "van-at-the-shed": () => vanAtShed(),
  "resin-printers": () =>
    machineRow(
      [
        resinPrinter(amber, small(chessPiece("rook", "#8d9499").drawing, 0.62)),
        resinPrinter(amber, small(dragonEgg("#2f8a84", 60).drawing, 0.5)),
        resinPrinter(amber, small(chessPiece("king", "#e9eceb").drawing, 0.6)),
      ],
      palette.mist,
      0.92,
    ),
  "filament-printers": () =>
    machineRow(
      [
        filamentPrinter(
          palette.rust,
          small(facetedPlanter("#c9694a", 120, 0.1, false).drawing, 0.62),
        ),
        filamentPrinter(palette.teal, small(waveVase("#8cc3bf", 160).drawing, 0.56)),
      ],
      palette.sage,
    ),
  "laser-cutter": () =>
    frame(
      bench(palette.sand) +
        stand(
          laserCutter(
            `<g transform="scale(1 0.42)">${place(burnt("wattle"), -190, 0, 0.72)}${place(burnt("star"), 40, 0, 0.72)}${place(burnt("tree"), 240, 0, 0.62)}</g>`,
          ),
          800,
          1040,
          1.06,
        ),
    ),
  "wash-and-cure-bench": () =>
    onBench(
      curingLamp(true),
      [
        { subject: washTub(190), x: 1330, scale: 0.86, y: 880 },
        { subject: resinBottle("#8d9499", "Standard"), x: 210, scale: 0.62 },
      ],
      palette.lilac,
    ),
  "sanding-bench": () =>
    frame(
      bench(palette.cream, palette.walnut) +
        place(doorSign("plywood", "Matilda").drawing, 800, 680, 0.9) +
        place(coaster("walnut", "wave").drawing, 420, 1120, 0.8) +
        place(ornament("snowGum", "plywood", palette.teal).drawing, 860, 1140, 0.84) +
        place(coaster("acacia", "bird", true).drawing, 1260, 1130, 0.8),
    ),
  "packing-bench": () =>
    packingBench(pendantCard("#c9ced2", "heart", "paw"), urn("#3f5f73", "paw", "#d9b26a", 75)),
  "things-we-make": () =>
    row(
      [
        chessPiece("king", "#6f777d"),
        facetedPlanter("#8cc3bf", 160),
        urn("#7b3f55", "none", "#d9b26a", 75),
        moonLamp(150, false),
      ],
      palette.cream,
    ),
  "chalk-board": () =>
    chalkBoard([
      "Before you come in",
      "Closed shoes, please",
      "Goggles past the line",
      "Ask first, touch after",
    ]),
}

const wide = (name: string, draw: () => string, heightPx: number): Picture => ({
  file: `workshop/${name}`,
  draw,
  widthPx: 1920,
  heightPx,
})

/** The workshop: its rooms, and wide pictures to lay headings on. */
export const workshopPictures: Picture[] = [
  ...Object.entries(rooms).map(([name, draw]) => ({ file: `workshop/${name}`, draw })),
  wide("shed-at-dusk", () => shedAtDusk(1920, 1080), 1080),
  wide(
    "made-to-order-banner",
    () =>
      banner(palette.teal, [
        { subject: urn("#e6e2da", "heart", "#d9b26a", 75), x: 1130, scale: 0.5 },
        { subject: filledVase("#c9694a", 200), x: 1380, scale: 0.56 },
        { subject: chessPiece("queen", "#eee3cd"), x: 1580, scale: 0.6 },
        { subject: latticeBauble("#e0c27a"), x: 1770, scale: 0.56 },
      ]),
    600,
  ),
  wide(
    "gallery-banner",
    () =>
      banner(palette.rust, [
        { subject: dragonEgg("#8cc3bf", 60), x: 1040, scale: 0.58 },
        { subject: moonLamp(150, true), x: 1310, scale: 0.62 },
        { subject: mushroomLamp("#e9c7b5", 140, false), x: 1570, scale: 0.54 },
        { subject: facetedPlanter("#a9b89a", 160), x: 1790, scale: 0.42 },
      ]),
    600,
  ),
  wide(
    "lithophane-banner",
    () =>
      banner(palette.ink, [
        { subject: lithophaneLamp(160, true), x: 1260, scale: 0.84 },
        { subject: lithophaneLamp(120, true), x: 1600, scale: 0.62 },
      ]),
    600,
  ),
]
