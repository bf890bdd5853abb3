import type { SegmentTranslations } from "../../../translate-segments.ts"
import { christmasTexts } from "./christmas.ts"
import { homeTexts } from "./home.ts"
import { nightLightTexts } from "./night-lights.ts"
import { productTexts } from "./products.ts"
import { resinTexts } from "./resins.ts"
import { serviceTexts } from "./services.ts"
import { siteTexts } from "./site.ts"
import { termTexts } from "./terms.ts"

/** The texts of the shop in German, as far as they are translated. */
export const german: SegmentTranslations = {
  ...siteTexts,
  ...termTexts,
  ...productTexts,
  ...resinTexts,
  ...christmasTexts,
  ...nightLightTexts,
  ...homeTexts,
  ...serviceTexts,
}
