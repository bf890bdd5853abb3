import type { SegmentTranslations } from "../../../translate-segments.ts"
import { articleTexts } from "./articles.ts"
import { articlesResinTexts } from "./articles-resin.ts"
import { articlesTechniquesTexts } from "./articles-techniques.ts"
import { bottlesAndBeakersTexts } from "./bottles-and-beakers.ts"
import { christmasTexts } from "./christmas.ts"
import { cookieCuttersTexts } from "./cookie-cutters.ts"
import { easterTexts } from "./easter.ts"
import { faqTexts } from "./faqs.ts"
import { figuresAndGamesTexts } from "./figures-and-games.ts"
import { galleryTexts } from "./galleries.ts"
import { helpTexts } from "./help.ts"
import { homeTexts } from "./home.ts"
import { homeAndGardenTexts } from "./home-and-garden.ts"
import { galleryImages } from "./images-galleries.ts"
import { homeImages } from "./images-home.ts"
import { lightAndSeasonImages } from "./images-lights.ts"
import { categoryAndResinImages } from "./images-resin.ts"
import { toolImages } from "./images-tools.ts"
import { keepsakeTexts } from "./keepsakes.ts"
import { laserCutTexts } from "./laser-cut.ts"
import { nightLightTexts } from "./night-lights.ts"
import { pageTexts } from "./pages.ts"
import { peopleTexts } from "./people.ts"
import { policyTexts } from "./policies.ts"
import { printerPartsTexts } from "./printer-parts.ts"
import { productTexts } from "./products.ts"
import { resinTexts } from "./resins.ts"
import { serviceTexts } from "./services.ts"
import { siteTexts } from "./site.ts"
import { sitemapTexts } from "./sitemap.ts"
import { termTexts } from "./terms.ts"
import { toolTexts } from "./tools.ts"
import { washAndCureTexts } from "./wash-and-cure.ts"
import { workshopTexts } from "./workshop.ts"

/** The texts of the shop in Arabic. */
export const arabic: SegmentTranslations = {
  ...siteTexts,
  ...termTexts,
  ...homeTexts,
  ...productTexts,
  ...resinTexts,
  ...nightLightTexts,
  ...christmasTexts,
  ...sitemapTexts,
  ...helpTexts,
  ...policyTexts,
  ...pageTexts,
  ...washAndCureTexts,
  ...bottlesAndBeakersTexts,
  ...toolTexts,
  ...printerPartsTexts,
  ...homeAndGardenTexts,
  ...cookieCuttersTexts,
  ...keepsakeTexts,
  ...figuresAndGamesTexts,
  ...laserCutTexts,
  ...easterTexts,
  ...workshopTexts,
  ...articlesResinTexts,
  ...articleTexts,
  ...articlesTechniquesTexts,
  ...galleryTexts,
  ...faqTexts,
  ...peopleTexts,
  ...categoryAndResinImages,
  ...toolImages,
  ...homeImages,
  ...lightAndSeasonImages,
  ...galleryImages,
  ...serviceTexts,
}
