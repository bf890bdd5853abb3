import { type Budget, buildMaxBudget, buildMinBudget } from "./metric.ts"

/** The kinds of public page that have a budget of their own. */
export const pageKinds = ["home", "category", "product", "article"] as const
export type PageKind = (typeof pageKinds)[number]

/** All metrics of one visit to a page; each is the median of its runs. */
export const pageMetrics = [
  { key: "fcpRatio", name: "FCP ÷ empty page", decimals: 2 },
  { key: "lcpRatio", name: "LCP ÷ without scripts", decimals: 2 },
  { key: "tbtRatio", name: "TBT ÷ empty page", decimals: 2 },
  { key: "hydratedRatio", name: "hydrated ÷ empty page", decimals: 2 },
  { key: "fcp", name: "FCP ms", decimals: 0 },
  { key: "lcp", name: "LCP ms", decimals: 0 },
  { key: "cls", name: "CLS", decimals: 3 },
  { key: "tbt", name: "TBT ms", decimals: 0 },
  { key: "hydrated", name: "hydrated ms", decimals: 0 },
  { key: "requests", name: "requests", decimals: 0 },
  { key: "js", name: "JavaScript kB", decimals: 1 },
  { key: "html", name: "HTML kB", decimals: 1 },
  { key: "css", name: "CSS kB", decimals: 1 },
  { key: "image", name: "images kB", decimals: 1 },
  { key: "font", name: "fonts kB", decimals: 1 },
  { key: "rsc", name: "flight data kB", decimals: 1 },
  { key: "other", name: "other kB", decimals: 1 },
  { key: "total", name: "total kB", decimals: 1 },
] as const
export type PageMetric = (typeof pageMetrics)[number]["key"]

const everyPage = {
  fcpRatio: buildMaxBudget(1.25),
  lcpRatio: buildMaxBudget(1.1),
  tbtRatio: buildMaxBudget(0.7),
  cls: buildMaxBudget(0),
  js: buildMaxBudget(140),
  html: buildMaxBudget(17),
}

/**
 * Budgets of a cold visit on a slow phone, until the page is idle; sizes in transferred kilobytes.
 * A time that has a ratio has no budget in milliseconds, which would belong to one machine.
 */
export const pageBudgets: Record<PageKind, Partial<Record<PageMetric, Budget>>> = {
  home: {
    ...everyPage,
    html: buildMaxBudget(20),
    total: buildMaxBudget(330),
    requests: buildMaxBudget(26),
    hydrated: buildMaxBudget(1900),
  },
  category: {
    ...everyPage,
    total: buildMaxBudget(320),
    requests: buildMaxBudget(28),
    hydrated: buildMaxBudget(1900),
  },
  product: {
    ...everyPage,
    total: buildMaxBudget(300),
    requests: buildMaxBudget(24),
    hydrated: buildMaxBudget(1900),
  },
  article: {
    ...everyPage,
    total: buildMaxBudget(230),
    requests: buildMaxBudget(18),
    hydrated: buildMaxBudget(1800),
  },
}

/** From the tap on "Add to cart", in milliseconds. */
export const cartBudgets = { shown: buildMaxBudget(100), settled: buildMaxBudget(500) }

/** From the tap to the title: on an idle page ÷ the empty page's; with Save-Data in milliseconds. */
export const tapBudgets = { idleRatio: buildMaxBudget(1.3), saveData: buildMaxBudget(450) }

/** Static HTML from one storefront process. */
export const loadBudgets = {
  /** Requests per second ÷ those of the empty page. */
  ratio: buildMinBudget(0.85),
  p99Ms: buildMaxBudget(60),
  cpuMsPerRequest: buildMaxBudget(0.7),
  failed: buildMaxBudget(0),
}

/** Median of category list, search and product, in milliseconds. */
export const apiMedianBudget = buildMaxBudget(50)

/** 95th percentile of filtered lists with their counts, with 10,000 products, in milliseconds. */
export const filteredListBudget = buildMaxBudget(120)

/** 95th percentile of suggestions while a visitor types, with 10,000 products, in milliseconds. */
export const suggestionBudget = buildMaxBudget(60)

/** The slowest list of the back office with 10,000 rows, in milliseconds. */
export const adminListBudget = buildMaxBudget(300)

/** English responses of the API: with a translation of every product ÷ without. */
export const languageCostBudget = buildMaxBudget(1.1)

/** Ratio of build times, with a large catalogue to without: allows for noise, not for growth. */
export const buildGrowthBudget = buildMaxBudget(1.25)

export const lighthouseBudgets = {
  performance: buildMinBudget(99),
  accessibility: buildMinBudget(100),
  "best-practices": buildMinBudget(100),
  seo: buildMinBudget(100),
}

/** Resident memory after mixed load, in MB. */
export const memoryBudgets = {
  storefront: buildMaxBudget(450),
  "back end": buildMaxBudget(250),
  starter: buildMaxBudget(60),
}

/** The sitemap of a shop with 100,000 products, from one storefront process. */
export const sitemapBudgets = {
  addresses: buildMinBudget(100_000),
  firstByteMs: buildMaxBudget(100),
  memoryMb: buildMaxBudget(100),
}
