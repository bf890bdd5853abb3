import { palette } from "../colour.ts"
import { beaker, resinBottle, washTub } from "../parts/bottle.ts"
import { dragonEgg, easterBasket } from "../parts/creature.ts"
import { facetedPlanter, filledVase, organiser } from "../parts/decor.ts"
import { dragon } from "../parts/dragon.ts"
import { buildPlate, curingLamp, gloveBox } from "../parts/equipment.ts"
import { chessPiece, facetedBauble, latticeBauble, nameBauble } from "../parts/festive.ts"
import { pendant, urn } from "../parts/keepsake.ts"
import { lithophaneLamp, lithophanePanel, moonLamp, mushroomLamp } from "../parts/lamp.ts"
import { coaster, doorSign, laidOut, ornament } from "../parts/laser.ts"
import { studio } from "../scenes/background.ts"
import { layerDiagram, parcelScene, slide } from "../scenes/composed.ts"
import { atNight, closeUp, front, onBench, row } from "../scenes/view.ts"
import type { Picture } from "./picture.ts"

const listResins = () => [
  resinBottle("#8d9499", "Standard"),
  resinBottle(palette.teal, "Tough"),
  resinBottle(palette.rust, "Flexible"),
]
const gold = "#d9b26a"

const slides: Picture[] = [
  {
    file: "slides/resin-and-supplies",
    draw: () =>
      slide(studio(palette.sand, 1920, 700, 470), [
        { subject: beaker(90, palette.lagoon), x: 1010, scale: 0.62 },
        ...listResins().map((subject, index) => ({
          subject,
          x: 1230 + index * 220,
          scale: 0.72 - (index === 1 ? 0 : 0.07),
        })),
        { subject: dragonEgg(palette.lagoon, 60), x: 1835, scale: 0.34 },
      ]),
  },
  {
    file: "slides/night-lights",
    draw: () =>
      slide("night", [
        { subject: lithophaneLamp(160, true), x: 1120, scale: 0.7 },
        { subject: moonLamp(150, true), x: 1440, scale: 0.8 },
        { subject: mushroomLamp(palette.rust, 140, true), x: 1740, scale: 0.55 },
      ]),
  },
  {
    file: "slides/laser-cut-timber",
    draw: () =>
      slide(studio(palette.sage, 1920, 700, 470), [
        { subject: doorSign("plywood", "Matilda"), x: 1260, y: 560, scale: 0.8 },
        { subject: coaster("walnut", "bird"), x: 1730, y: 420, scale: 0.66 },
        { subject: coaster("acacia", "gum"), x: 1800, y: 640, scale: 0.6 },
      ]),
  },
  {
    file: "slides/christmas",
    draw: () =>
      slide(studio(palette.blush, 1920, 700, 470), [
        { subject: facetedBauble(palette.rust), x: 1090, scale: 0.66 },
        { subject: latticeBauble("#e0c27a"), x: 1370, scale: 0.78 },
        { subject: nameBauble(palette.teal, "Olive"), x: 1660, scale: 0.68 },
        { subject: ornament("wattle", "plywood", palette.rust), x: 1830, y: 640, scale: 0.42 },
      ]),
  },
].map((picture) => ({ ...picture, widthPx: 1920, heightPx: 700 }))

const groups: Record<string, () => string> = {
  shop: () =>
    row(
      [
        resinBottle("#8d9499", "Standard"),
        facetedPlanter("#c9694a", 160),
        urn("#3f5f73", "none", gold, 75),
      ],
      palette.sand,
    ),
  "3d-printed-products": () =>
    row([facetedPlanter("#c9694a", 160), filledVase("#8cc3bf", 200)], palette.cream),
  accessories: () => row([washTub(190), beaker(90, palette.lagoon)], palette.mist),
  "accessories-wash-and-cure": () => front(curingLamp(true), palette.lilac),
  "accessories-bottles-and-beakers": () =>
    row([beaker(70, null), beaker(95, palette.honey)], palette.blush),
  "accessories-tools-and-parts": () => front(buildPlate(true), palette.sand),
  easter: () => front(easterBasket("#d9b98a", 230), palette.sage),
  "night-lights": () => atNight(moonLamp(150, true)),
  "night-lights-characters": () => atNight(mushroomLamp(palette.rust, 140, true)),
  "night-lights-lithophanes": () => atNight(lithophanePanel(150, true)),
  "prints-models": () => front(dragon("#2f8a84", "#8cd0c4"), palette.sand),
  "prints-models-figures": () =>
    row(
      ["rook", "king", "queen"].map((kind) => chessPiece(kind, "#eee3cd")),
      palette.mist,
    ),
  "prints-models-laser-cut": () =>
    front(laidOut([coaster("acacia", "gum"), coaster("walnut", "bird")], 2), palette.sage),
  resin: () => row(listResins(), palette.sand),
  "resin-standard": () =>
    row([resinBottle("#8d9499", "Standard"), resinBottle("#f2efe8", "Standard")], palette.mist),
  "resin-tough": () =>
    row([resinBottle("#6f777d", "Tough"), resinBottle(palette.rust, "Flexible")], palette.blush),
  "resin-water-washable": () =>
    row(
      [
        resinBottle("#9aa1a5", "Water-Wash", "500 g", "#e9eceb"),
        resinBottle("#2b5aa6", "Sapphire", "500 g", "#e9eceb"),
      ],
      palette.lagoon,
    ),
  specials: () => row([latticeBauble("#e0c27a"), organiser(palette.slate)], palette.blush),
  "shop-christmas": () =>
    row(
      [facetedBauble(palette.rust), latticeBauble("#e0c27a"), nameBauble(palette.teal, "Olive")],
      palette.sage,
    ),
}

const articles: Record<string, () => string> = {
  "resin-safety-at-home": () =>
    onBench(
      gloveBox("M"),
      [{ subject: resinBottle("#8d9499", "Standard"), x: 1310, scale: 0.72 }],
      palette.sage,
    ),
  "post-curing-resin-prints": () => front(curingLamp(true), palette.lilac),
  "choosing-a-layer-height": () => layerDiagram(),
  "caring-for-laser-cut-timber": () => closeUp(coaster("acacia", "bird"), palette.sage, 0.5, 1.5),
  "how-lithophanes-work": () => atNight(lithophanePanel(150, true)),
  "local-delivery-gladstone-calliope": () => parcelScene(),
  "choosing-a-resin": () =>
    row(
      [
        resinBottle("#8d9499", "Standard"),
        resinBottle("#6f777d", "Tough"),
        resinBottle("#e9eceb", "Washable", "500 g", "#e9eceb"),
      ],
      palette.cream,
    ),
  "ordering-a-keepsake": () => front(pendant("#c9ced2", "heart", "paw"), palette.lilac),
}

const named = (folder: string, drawings: Record<string, () => string>): Picture[] =>
  Object.entries(drawings).map(([name, draw]) => ({ file: `${folder}/${name}`, draw }))

export const sitePictures: Picture[] = [
  ...slides,
  ...named("groups", groups),
  ...named("articles", articles),
]
