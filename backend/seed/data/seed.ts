import type { ModelInput, Seed, SeedContentGroup, SeedPicture, SeedVideo } from "../seed-types.ts"
import { buildProductImage } from "../write/products.ts"
import { articles } from "./articles/articles.ts"
import { customers } from "./customers.ts"
import { faqs } from "./faqs.ts"
import { forms } from "./forms/forms.ts"
import { galleries } from "./galleries/galleries.ts"
import { groups } from "./groups.ts"
import { buildAboutPage } from "./pages/about.ts"
import { blogPage, buildContactPage, buildFaqPage, resinSafetyPage } from "./pages/help.ts"
import { buildHomePage } from "./pages/home.ts"
import { buildLaserCuttingPage } from "./pages/laser-cutting.ts"
import { buildLithophanesPage, listLithophaneBlocks } from "./pages/lithophanes.ts"
import { buildCustomOrdersPage, giftVouchersPage } from "./pages/ordering.ts"
import { privacyPolicy, shippingAndReturns, termsAndConditions } from "./pages/policies.ts"
import { buildGalleryPage, buildWorkshopToursPage } from "./pages/workshop.ts"
import { people } from "./people.ts"
import { productQuestions } from "./product-questions.ts"
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
import { reviews } from "./reviews.ts"
import { searchRedirects, synonyms } from "./search.ts"
import {
  addons,
  paymentTypes,
  promotions,
  regions,
  shippingTypes,
  voucherThemes,
} from "./selling.ts"
import { domain, links } from "./site.ts"
import { sitemap } from "./sitemap.ts"
import { testimonials } from "./testimonials.ts"
import { arabic } from "./translations/ar/arabic.ts"
import { german } from "./translations/de/german.ts"
import { japanese } from "./translations/ja/japanese.ts"

/** Pictures that pages name by themselves, where no gallery or record does. */
const pagePictures: SeedPicture[] = [
  {
    file: "workshop/gallery-banner.webp",
    alt: "A dragon egg, a moon lamp, a toadstool lamp and a planter on rust-coloured paper",
  },
  {
    file: "workshop/made-to-order-banner.webp",
    alt: "An urn, a vase, a chess queen and a lattice bauble on teal paper",
  },
  {
    file: "workshop/lithophane-banner.webp",
    alt: "Two lithophane lamps glowing on a bench in the dark",
  },
  {
    file: "workshop/things-we-make.webp",
    alt: "A chess king, a planter, an urn and a moon lamp in a row",
  },
  {
    file: "prints/wedding-vases.webp",
    alt: "Three tall vases in white, blush and pale blue, two with dried grass",
  },
  {
    file: "prints/desk-in-rust.webp",
    alt: "A rust-coloured desk organiser with pencils beside a small moon lamp",
  },
  {
    file: "prints/lithophane-of-the-range.webp",
    alt: "A lithophane panel showing hills and a low sun",
  },
]

const videos: SeedVideo[] = [
  {
    name: "Faceted planter, once round",
    slug: "faceted-planter",
    platform: "file",
    length: 4,
    file: "videos/faceted-planter.mp4",
    slate: buildProductImage(
      "faceted-planter-terracotta",
      "Terracotta planter with triangular facets, planted with a succulent",
    ),
  },
  {
    name: "Moon night light, once round",
    slug: "moon-night-light",
    platform: "file",
    length: 4,
    file: "videos/moon-night-light.mp4",
    slate: buildProductImage(
      "moon-night-light-lit",
      "Moon night light glowing warmly in a dark room",
    ),
  },
]

/** The groups that sort questions, testimonials, people and galleries, parents before children. */
const contentGroups: SeedContentGroup[] = [
  { model: "Cognito/Faq", url: "questions", name: "Questions", parent: null },
  {
    model: "Cognito/Faq",
    url: "ordering-and-delivery",
    name: "Ordering and delivery",
    parent: "questions",
  },
  { model: "Cognito/Faq", url: "resin-and-safety", name: "Resin and safety", parent: "questions" },
  { model: "Cognito/Faq", url: "made-to-order", name: "Made to order", parent: "questions" },
  { model: "Cognito/Testimonial", url: "customers", name: "Customers", parent: null },
  {
    model: "Cognito/Testimonial",
    url: "custom-order-customers",
    name: "Custom order customers",
    parent: "customers",
  },
  { model: "Cognito/Person", url: "family", name: "Family", parent: null },
  { model: "Cognito/Gallery", url: "our-galleries", name: "Our galleries", parent: null },
  { model: "Cognito/Gallery", url: "workshop-tour", name: "Workshop tour", parent: null },
]

/** Addresses of the old shop that people still have bookmarked. */
const redirects: ModelInput<"cognito/redirect">[] = [
  { from: "contact-us", to: "contact" },
  { from: "about-us", to: "about" },
  { from: "news", to: "blog" },
  { from: "shipping", to: "shipping-and-returns" },
  { from: "returns", to: "shipping-and-returns" },
  { from: "privacy", to: "privacy-policy" },
  { from: "terms", to: "terms-and-conditions" },
  { from: "christmas", to: "shop-christmas" },
  { from: "questions", to: "faq" },
  { from: "tours", to: "workshop-tours" },
  { from: "custom", to: "custom-orders" },
  { from: "laser-cutting", to: "laser-cutting-service" },
]

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
  reviews,
  questions: productQuestions,
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
  synonyms,
  searchRedirects,
  sitemap,
  customers,
  translations: { ar: arabic, de: german, ja: japanese },
}
