import { palette } from "../colour.ts"
import { beaker, emptyBottle, funnel, resinBottle, scentBottle, washTub } from "../parts/bottle.ts"
import { dragonEgg } from "../parts/creature.ts"
import {
  buildPlate,
  curingLamp,
  gloveBox,
  nozzles,
  releaseFilm,
  scrapers,
  siliconeMat,
  turntable,
} from "../parts/equipment.ts"
import { sizeChart } from "../scenes/size-chart.ts"
import { closeUp, front, onBench, row, withRuler } from "../scenes/view.ts"
import { productPictures } from "./picture.ts"

const scents = {
  "lemon-myrtle": ["#d9cf6a", "Lemon Myrtle"],
  eucalyptus: ["#8fb39a", "Eucalyptus"],
  frangipani: ["#f0c9a8", "Frangipani"],
} as const

export const accessoryPictures = productPictures({
  "uv-curing-light-off": () => front(curingLamp(false), palette.sand),
  "uv-curing-light-on": () => front(curingLamp(true), palette.lilac),
  "uv-curing-light-ruler": () => withRuler(curingLamp(false, false), palette.mist),
  "solar-turntable-front": () => front(turntable(), palette.cream),
  "solar-turntable-bench": () =>
    onBench(
      turntable(),
      [{ subject: dragonEgg(palette.lagoon, 60), x: 1290, scale: 0.6 }],
      palette.mist,
    ),
  "ipa-wash-tub-front": () => front(washTub(190), palette.cream),
  "ipa-wash-tub-bench": () =>
    onBench(
      washTub(260),
      [{ subject: resinBottle("#8d9499", "Standard Resin"), x: 1290, scale: 0.7 }],
      palette.mist,
    ),
  "ipa-wash-tub-ruler": () => withRuler(washTub(260), palette.sage),
  "graduated-beakers-set": () =>
    row(
      [beaker(70, null), beaker(95, palette.lagoon), beaker(120, null)].map((item, index) => ({
        ...item,
        drawing: `<g transform="scale(${0.7 + index * 0.15})">${item.drawing}</g>`,
        heightPx: item.heightPx * (0.7 + index * 0.15),
      })),
      palette.blush,
    ),
  "graduated-beakers-ruler": () => withRuler(beaker(120, palette.lagoon), palette.sand),
  "graduated-beakers-marks": () => closeUp(beaker(120, palette.honey, 0.6), palette.mist, 0.55),
  "empty-bottles-clear": () => front(emptyBottle("#c8dde0", 150), palette.mist),
  "empty-bottles-amber": () => front(emptyBottle("#7a4a1e", 150, true), palette.sand),
  "empty-bottles-row": () =>
    row(
      [emptyBottle("#c8dde0", 110), emptyBottle("#7a4a1e", 150, true), emptyBottle("#c8dde0", 150)],
      palette.blush,
    ),
  "empty-bottles-ruler": () => withRuler(emptyBottle("#7a4a1e", 150, true), palette.sage),
  "funnel-and-filters-front": () => front(funnel(150), palette.sand),
  "funnel-and-filters-bench": () =>
    onBench(
      funnel(150),
      [{ subject: resinBottle("#1f6f73", "Standard Resin"), x: 1290, scale: 0.75 }],
      palette.mist,
    ),
  "nitrile-gloves-box": () => front(gloveBox("M"), palette.cream),
  "nitrile-gloves-bench": () =>
    onBench(
      gloveBox("L"),
      [{ subject: beaker(90, "#9aa1a5"), x: 1320, scale: 0.62 }],
      palette.sage,
    ),
  "nitrile-gloves-size-chart": () => sizeChart(),
  "fep-film-front": () => front(releaseFilm(), palette.mist),
  "fep-film-close": () => closeUp(releaseFilm(), palette.sage, 0.62, 2),
  "flex-build-plate-flat": () => front(buildPlate(false), palette.sand),
  "flex-build-plate-bent": () => front(buildPlate(true), palette.blush),
  "silicone-mat-front": () => front(siliconeMat(), palette.blush),
  "silicone-mat-bench": () =>
    onBench(
      siliconeMat(),
      [{ subject: resinBottle("#1f6f73", "Standard Resin"), x: 1330, scale: 0.6 }],
      palette.cream,
    ),
  "scraper-set-front": () => front(scrapers(), palette.sand),
  "scraper-set-blades": () => closeUp(scrapers(), palette.mist, 0.8, 1.9),
  "brass-nozzles-row": () => front(nozzles(["0.2", "0.4", "0.6", "0.8"]), palette.mist),
  "brass-nozzles-one": () => withRuler(nozzles(["0.4"]), palette.sand),
  ...Object.fromEntries(
    Object.entries(scents).map(([name, [colour, label]]) => [
      `resin-scents-${name}`,
      () => front(scentBottle(colour, label), palette.sage),
    ]),
  ),
  "resin-scents-row": () =>
    row(
      Object.values(scents).map(([colour, label]) => scentBottle(colour, label)),
      palette.blush,
    ),
})
