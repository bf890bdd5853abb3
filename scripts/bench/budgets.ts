import { atLeast, atMost, type Budget } from "./figure.ts"

/** The kinds of public page that have a budget of their own. */
export const pageKinds = ["home", "category", "product", "article"] as const
export type PageKind = (typeof pageKinds)[number]

/** All metrics of one visit to a page; each is the median of its runs. */
export const pageMetrics = [
  { key: "fcp", name: "FCP ms", decimals: 0 },
  { key: "lcp", name: "LCP ms", decimals: 0 },
  { key: "lcpRatio", name: "LCP ÷ without scripts", decimals: 2 },
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

const everyPage = { lcpRatio: atMost(1.2), cls: atMost(0) }

/**
 * Budgets of a cold visit on a slow phone, until the page is idle; sizes in transferred kilobytes.
 */
export const pageBudgets: Record<PageKind, Partial<Record<PageMetric, Budget>>> = {
  home: {
    ...everyPage,
    fcp: atMost(340),
    lcp: atMost(760),
    tbt: atMost(95),
    js: atMost(155),
    html: atMost(24),
    total: atMost(330),
    requests: atMost(26),
    hydrated: atMost(1900),
  },
  category: {
    ...everyPage,
    fcp: atMost(340),
    lcp: atMost(760),
    tbt: atMost(95),
    js: atMost(155),
    html: atMost(22),
    total: atMost(320),
    requests: atMost(28),
    hydrated: atMost(1900),
  },
  product: {
    ...everyPage,
    fcp: atMost(340),
    lcp: atMost(760),
    tbt: atMost(95),
    js: atMost(160),
    html: atMost(22),
    total: atMost(300),
    requests: atMost(24),
    hydrated: atMost(1900),
  },
  article: {
    ...everyPage,
    fcp: atMost(320),
    lcp: atMost(420),
    tbt: atMost(85),
    js: atMost(150),
    html: atMost(20),
    total: atMost(230),
    requests: atMost(18),
    hydrated: atMost(1800),
  },
}

/** From the tap on "Add to cart", in milliseconds. */
export const cartBudgets = { shown: atMost(100), settled: atMost(500) }

export const tapBudgets = { quiet: atMost(120), saveData: atMost(450) }

/** Static HTML from one storefront process. */
export const loadBudgets = {
  requestsPerSecond: atLeast(1500),
  p99Ms: atMost(60),
  cpuMsPerRequest: atMost(0.7),
  failed: atMost(0),
}

/** Median of category list, search and product, in milliseconds. */
export const apiMedianBudget = atMost(50)

/** Ratio of build times, with a large catalogue to without: allows for noise, not for growth. */
export const buildGrowthBudget = atMost(1.25)

export const lighthouseBudgets = {
  performance: atLeast(98),
  accessibility: atLeast(100),
  "best-practices": atLeast(100),
  seo: atLeast(100),
}

/** The sitemap of a shop with 100,000 products, from one storefront process. */
export const sitemapBudgets = {
  addresses: atLeast(100_000),
  firstByteMs: atMost(100),
  memoryMb: atMost(100),
}
