import type { SegmentTranslations } from "../../../translate-segments.ts"
import { aboutTexts } from "./about.ts"
import { resinArticleTexts } from "./articles-resin.ts"
import { shopArticleTexts } from "./articles-shop.ts"
import { techniqueArticleTexts } from "./articles-techniques.ts"
import { bottleTexts } from "./bottles-and-beakers.ts"
import { christmasTexts } from "./christmas.ts"
import { figureTexts } from "./figures.ts"
import { galleryTexts } from "./galleries.ts"
import { helpTexts } from "./help.ts"
import { homeTexts } from "./home.ts"
import { homeAndGardenTexts } from "./home-and-garden.ts"
import { keepsakeTexts } from "./keepsakes.ts"
import { kitchenAndEasterTexts } from "./kitchen-and-easter.ts"
import { laserCutTexts } from "./laser-cut.ts"
import { nightLightTexts } from "./night-lights.ts"
import { orderingTexts } from "./ordering.ts"
import { printPictureTexts } from "./pictures-prints.ts"
import { resinPictureTexts } from "./pictures-resins.ts"
import { sitePictureTexts } from "./pictures-site.ts"
import { policyTexts } from "./policies.ts"
import { printerPartTexts } from "./printer-parts.ts"
import { productTexts } from "./products.ts"
import { questionTexts } from "./questions.ts"
import { resinTexts } from "./resins.ts"
import { serviceTexts } from "./services.ts"
import { siteTexts } from "./site.ts"
import { termTexts } from "./terms.ts"
import { toolTexts } from "./tools.ts"
import { toughResinTexts } from "./tough-resins.ts"
import { washAndCureTexts } from "./wash-and-cure.ts"
import { workshopTexts } from "./workshop.ts"

/** The texts of the shop in Japanese. */
export const japanese: SegmentTranslations = {
  ...siteTexts,
  ...termTexts,
  ...productTexts,
  ...resinTexts,
  ...toughResinTexts,
  ...washAndCureTexts,
  ...bottleTexts,
  ...toolTexts,
  ...printerPartTexts,
  ...homeAndGardenTexts,
  ...kitchenAndEasterTexts,
  ...keepsakeTexts,
  ...figureTexts,
  ...laserCutTexts,
  ...christmasTexts,
  ...nightLightTexts,
  ...workshopTexts,
  ...homeTexts,
  ...aboutTexts,
  ...helpTexts,
  ...orderingTexts,
  ...policyTexts,
  ...resinArticleTexts,
  ...shopArticleTexts,
  ...techniqueArticleTexts,
  ...galleryTexts,
  ...questionTexts,
  ...serviceTexts,
  ...resinPictureTexts,
  ...printPictureTexts,
  ...sitePictureTexts,
}
