import type { SeedArticle } from "../../seed-types.ts"
import { timberCare } from "./caring-for-laser-cut-timber.ts"
import { layerHeight } from "./choosing-a-layer-height.ts"
import { choosingResin } from "./choosing-a-resin.ts"
import { lithophanes } from "./how-lithophanes-work.ts"
import { localDelivery } from "./local-delivery.ts"
import { keepsakeOrdering } from "./ordering-a-keepsake.ts"
import { postCuring } from "./post-curing-resin-prints.ts"
import { resinSafety } from "./resin-safety-at-home.ts"

/** The articles of the blog, newest first. */
export const articles: SeedArticle[] = [
  choosingResin,
  keepsakeOrdering,
  lithophanes,
  localDelivery,
  timberCare,
  layerHeight,
  postCuring,
  resinSafety,
]
