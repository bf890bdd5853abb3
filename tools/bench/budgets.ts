import { type Budget, buildMaxBudget, buildMinBudget } from "./metric.ts"

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

const everyPage = { lcpRatio: buildMaxBudget(1.2), cls: buildMaxBudget(0) }

/**
 * Budgets of a cold visit on a slow phone, until the page is idle; sizes in transferred kilobytes.
 */
export const pageBudgets: Record<PageKind, Partial<Record<PageMetric, Budget>>> = {
  home: {
    ...everyPage,
    fcp: buildMaxBudget(340),
    lcp: buildMaxBudget(760),
    tbt: buildMaxBudget(95),
    js: buildMaxBudget(155),
    html: buildMaxBudget(24),
    total: buildMaxBudget(330),
    requests: buildMaxBudget(26),
    hydrated: buildMaxBudget(1900),
  },
  category: {
    ...everyPage,
    fcp: buildMaxBudget(340),
    lcp: buildMaxBudget(760),
    tbt: buildMaxBudget(95),
    js: buildMaxBudget(155),
    html: buildMaxBudget(22),
    total: buildMaxBudget(320),
    requests: buildMaxBudget(28),
    hydrated: buildMaxBudget(1900),
  },
  product: {
    ...everyPage,
    fcp: buildMaxBudget(340),
    lcp: buildMaxBudget(760),
    tbt: buildMaxBudget(95),
    js: buildMaxBudget(160),
    html: buildMaxBudget(22),
    total: buildMaxBudget(300),
    requests: buildMaxBudget(24),
    hydrated: buildMaxBudget(1900),
  },
  article: {
    ...everyPage,
    fcp: buildMaxBudget(320),
    lcp: buildMaxBudget(420),
    tbt: buildMaxBudget(85),
    js: buildMaxBudget(150),
    html: buildMaxBudget(20),
    total: buildMaxBudget(230),
    requests: buildMaxBudget(18),
    hydrated: buildMaxBudget(1800),
  },
}

/** From the tap on "Add to cart", in milliseconds. */
export const cartBudgets = { shown: buildMaxBudget(100), settled: buildMaxBudget(500) }

export const tapBudgets = { idle: buildMaxBudget(120), saveData: buildMaxBudget(450) }

/** Static HTML from one storefront process. */
export const loadBudgets = {
  requestsPerSecond: buildMinBudget(1500),
  p99Ms: buildMaxBudget(60),
  cpuMsPerRequest: buildMaxBudget(0.7),
  failed: buildMaxBudget(0),
}

/** Median of category list, search and product, in milliseconds. */
export const apiMedianBudget = buildMaxBudget(50)

/** 95th percentile of filtered lists with their counts, with 10,000 products, in milliseconds. */
export const filteredListBudget = buildMaxBudget(120)

/** Ratio of build times, with a large catalogue to without: allows for noise, not for growth. */
export const buildGrowthBudget = buildMaxBudget(1.25)

export const lighthouseBudgets = {
  performance: buildMinBudget(98),
  accessibility: buildMinBudget(100),
  "best-practices": buildMinBudget(100),
  seo: buildMinBudget(100),
}

/** The sitemap of a shop with 100,000 products, from one storefront process. */
export const sitemapBudgets = {
  addresses: buildMinBudget(100_000),
  firstByteMs: buildMaxBudget(100),
  memoryMb: buildMaxBudget(100),
}
