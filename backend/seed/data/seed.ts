import type { Seed } from "../seed-types.ts"
import { addons } from "./addons.ts"
import { articles } from "./articles/articles.ts"
import { domain } from "./domain.ts"
import { galleries } from "./galleries.ts"
import { groups } from "./groups.ts"
import { links } from "./links.ts"
import { buildAboutPage } from "./pages/about.ts"
import { buildHomePage } from "./pages/home.ts"
import { privacyPolicy, shippingAndReturns, termsAndConditions } from "./pages/policies.ts"
import { blogPage, contactPage, laserCuttingPage, resinSafetyPage } from "./pages/services.ts"
import { bottlesAndBeakers } from "./products/bottles-and-beakers.ts"
import { christmasProducts } from "./products/christmas.ts"
import { easterProducts } from "./products/easter.ts"
import { figuresAndGames } from "./products/figures-and-games.ts"
import { homeAndGarden } from "./products/home-and-garden.ts"
import { keepsakes } from "./products/keepsakes.ts"
import { laserCut } from "./products/laser-cut.ts"
import { nightLights } from "./products/night-lights.ts"
import { standardResins } from "./products/resin-standard.ts"
import { toughResins } from "./products/resin-tough.ts"
import { waterWashableResins } from "./products/resin-water-washable.ts"
import { toolsAndParts } from "./products/tools-and-parts.ts"
import { washAndCure } from "./products/wash-and-cure.ts"
import { redirects } from "./redirects.ts"
import { sitemap } from "./sitemap.ts"
import { videos } from "./videos.ts"

const fixedPages = [
  blogPage,
  contactPage,
  shippingAndReturns,
  privacyPolicy,
  termsAndConditions,
  resinSafetyPage,
  laserCuttingPage,
]

/** The demo shop, Curlew Print Co., as it stands on its first day. */
export const seed: Seed = {
  domain,
  groups,
  videos,
  addons,
  products: [
    ...standardResins,
    ...toughResins,
    ...waterWashableResins,
    ...washAndCure,
    ...bottlesAndBeakers,
    ...toolsAndParts,
    ...homeAndGarden,
    ...keepsakes,
    ...figuresAndGames,
    ...laserCut,
    ...nightLights,
    ...easterProducts,
    ...christmasProducts,
  ],
  galleries,
  articles,
  pages: [buildHomePage, buildAboutPage, ...fixedPages.map((page) => () => page)],
  links,
  redirects,
  sitemap,
}
