import type { Seed } from "../seed-types.ts"
import { addons } from "./addons.ts"
import { articles } from "./articles/articles.ts"
import { contentGroups } from "./content-groups.ts"
import { customers } from "./customers.ts"
import { domain } from "./domain.ts"
import { faqs } from "./faqs/faqs.ts"
import { forms } from "./forms/forms.ts"
import { galleries } from "./galleries/galleries.ts"
import { groups } from "./groups.ts"
import { links } from "./links.ts"
import { pagePictures } from "./page-pictures.ts"
import { buildAboutPage } from "./pages/about.ts"
import { buildCustomOrdersPage } from "./pages/custom-orders.ts"
import { buildFaqPage } from "./pages/faq.ts"
import { buildGalleryPage } from "./pages/gallery.ts"
import { giftVouchersPage } from "./pages/gift-vouchers.ts"
import { buildHomePage } from "./pages/home.ts"
import { buildLaserCuttingPage } from "./pages/laser-cutting.ts"
import { buildLithophanesPage, listLithophaneBlocks } from "./pages/lithophanes.ts"
import { privacyPolicy, shippingAndReturns, termsAndConditions } from "./pages/policies.ts"
import { blogPage, buildContactPage, resinSafetyPage } from "./pages/services.ts"
import { buildWorkshopToursPage } from "./pages/workshop-tours.ts"
import { people } from "./people.ts"
import { bottlesAndBeakers } from "./products/bottles-and-beakers.ts"
import { christmasProducts } from "./products/christmas.ts"
import { cookieCutters } from "./products/cookie-cutters.ts"
import { easterProducts } from "./products/easter.ts"
import { figuresAndGames } from "./products/figures-and-games.ts"
import { homeAndGarden } from "./products/home-and-garden.ts"
import { keepsakes } from "./products/keepsakes.ts"
import { laserCut } from "./products/laser-cut.ts"
import { nightLights } from "./products/night-lights.ts"
import { printerParts } from "./products/printer-parts.ts"
import { standardResins } from "./products/resin-standard.ts"
import { toughResins } from "./products/resin-tough.ts"
import { waterWashableResins } from "./products/resin-water-washable.ts"
import { tools } from "./products/tools.ts"
import { washAndCure } from "./products/wash-and-cure.ts"
import { workshopProducts } from "./products/workshop.ts"
import { redirects } from "./redirects.ts"
import { regions, shippingTypes } from "./selling/delivery.ts"
import { paymentTypes } from "./selling/payment-types.ts"
import { promotions } from "./selling/promotions.ts"
import { voucherThemes } from "./selling/voucher-themes.ts"
import { sitemap } from "./sitemap.ts"
import { testimonials } from "./testimonials.ts"
import { videos } from "./videos.ts"

const fixedPages = [
  blogPage,
  shippingAndReturns,
  privacyPolicy,
  termsAndConditions,
  resinSafetyPage,
  giftVouchersPage,
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
    ...tools,
    ...printerParts,
    ...homeAndGarden,
    ...cookieCutters,
    ...keepsakes,
    ...figuresAndGames,
    ...laserCut,
    ...nightLights,
    ...easterProducts,
    ...christmasProducts,
    ...workshopProducts,
  ],
  regions,
  shippingTypes,
  paymentTypes,
  promotions,
  voucherThemes,
  contentGroups,
  galleries,
  faqs,
  testimonials,
  people,
  forms,
  articles,
  pages: [
    ...fixedPages.map((page) => () => page),
    buildContactPage,
    buildHomePage,
    buildAboutPage,
    buildFaqPage,
    buildGalleryPage,
    buildCustomOrdersPage,
    buildWorkshopToursPage,
    buildLithophanesPage,
    buildLaserCuttingPage,
  ],
  blocks: [listLithophaneBlocks],
  pagePictures,
  links,
  redirects,
  sitemap,
  customers,
}
