import { palette } from "../colour.ts"
import { dragonEgg } from "../parts/creature.ts"
import { facetedPlanter } from "../parts/decor.ts"
import { chessPiece, facetedBauble, latticeBauble, nameBauble } from "../parts/festive.ts"
import { moonLamp } from "../parts/lamp.ts"
import { studio } from "../scenes/background.ts"
import { frame, stand } from "../scenes/view.ts"
import type { Subject } from "../subject.ts"
import { text } from "../svg.ts"
import type { Picture } from "./picture.ts"

const [widthPx, heightPx] = [1600, 900] as const

/** Some words, and things in a row below them. */
function greeting(words: string, tint: string, things: [subject: Subject, scale: number][]) {
  const step = 1240 / things.length
  const stood = things.map(([subject, scale], at) =>
    stand(subject, 180 + step * (at + 0.5), 820, scale),
  )
  return frame(
    studio(tint, widthPx, heightPx, 660) +
      text(words, widthPx / 2, 230, 124, palette.ink, 'font-weight="bold"') +
      stood.join(""),
    widthPx,
    heightPx,
  )
}

const themes: Record<string, () => string> = {
  "for-makers": () =>
    greeting("A gift for you", palette.lagoon, [
      [chessPiece("king", "#8d9499"), 0.62],
      [facetedPlanter("#c9694a", 120), 0.62],
      [moonLamp(150, false), 0.6],
    ]),
  "happy-birthday": () =>
    greeting("Happy birthday", palette.honey, [
      [dragonEgg("#a8506a", 60), 0.62],
      [dragonEgg("#2b5aa6", 60), 0.7],
      [dragonEgg("#2f8a84", 60), 0.62],
    ]),
  "merry-christmas": () =>
    greeting("Merry Christmas", palette.blush, [
      [facetedBauble("#b5532f"), 0.6],
      [latticeBauble("#c9a24a"), 0.68],
      [nameBauble("#1f6f73", "Joy"), 0.6],
    ]),
}

/** What gift vouchers can look like, at 16x9. */
export const voucherPictures: Picture[] = Object.entries(themes).map(([name, draw]) => ({
  ...{ file: `vouchers/${name}`, draw, widthPx, heightPx },
}))
