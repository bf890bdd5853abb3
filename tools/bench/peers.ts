import type { PageKind, PageMetric } from "./budgets.ts"

type PeerPage = {
  fcp: number
  lcp: number
  tbt: number
  js: number
  html: number
  total: number
  requests: number
  /** From the tap on a product tile of this page to the product's title. */
  tapMs?: number
  requestsPerSecond: number
  p99Ms: number
}

type Peer = { name: string; pages: Partial<Record<PageKind, PeerPage>> }

/** One row of the design's table of peers. */
type PeerPageValues = readonly [
  fcp: number,
  lcp: number,
  tbt: number,
  js: number,
  html: number,
  total: number,
  requests: number,
  requestsPerSecond: number,
  p99Ms: number,
]

function page(row: PeerPageValues, tapMs?: number): PeerPage {
  const [fcp, lcp, tbt, js, html, total, requests, requestsPerSecond, p99Ms] = row
  const metrics = { fcp, lcp, tbt, js, html, total, requests, requestsPerSecond, p99Ms }
  return tapMs === undefined ? metrics : { ...metrics, tapMs }
}

/** Other storefronts in production mode, measured by the same method on one machine, 2026-11. */
export const peers: readonly Peer[] = [
  {
    name: "commerce",
    pages: {
      home: page([444, 808, 80, 179, 46, 430, 31, 99, 554]),
      category: page([404, 1748, 67, 180, 34, 446, 29, 139, 278], 459),
      product: page([448, 808, 61, 182, 35, 447, 28, 159, 244]),
    },
  },
  {
    name: "NextFaster",
    pages: {
      home: page([372, 372, 57, 194, 22, 476, 134, 325, 163]),
      category: page([352, 352, 65, 198, 22, 619, 83, 220, 203], 90),
      product: page([360, 360, 64, 196, 23, 552, 48, 311, 179]),
    },
  },
  {
    name: "yournextstore",
    pages: {
      home: page([1116, 1132, 95, 258, 21, 523, 33, 136, 297]),
      category: page([1076, 1464, 70, 274, 22, 594, 39, 114, 348], 667),
      product: page([1108, 1480, 80, 284, 28, 474, 42, 69, 625]),
    },
  },
  {
    name: "Payload",
    pages: {
      home: page([2648, 7964, 62, 285, 17, 2407, 45, 993, 69]),
      product: page([2660, 6052, 44, 293, 14, 1163, 39, 90, 496], 720),
    },
  },
  {
    name: "Medusa",
    pages: {
      home: page([524, 524, 85, 184, 24, 295, 33, 62, 734]),
      category: page([528, 1652, 115, 227, 23, 357, 40, 58, 948], 691),
      product: page([628, 664, 93, 208, 25, 290, 30, 56, 973]),
    },
  },
]

/** Lists one metric of the same page in the other storefronts, by name. */
export function listPeerMetrics(
  kind: PageKind,
  metric: PageMetric | "requestsPerSecond" | "p99Ms",
): Record<string, number> {
  return collect((pages) => {
    const page: Readonly<Record<string, number | undefined>> = { ...pages[kind] }
    return page[metric]
  })
}

/**
 * Lists the milliseconds from the tap on a product tile to the product's title in the other
 * storefronts.
 */
export function listPeerTaps(): Record<string, number> {
  return collect((pages) => pages.category?.tapMs ?? pages.product?.tapMs)
}

function collect(read: (pages: Peer["pages"]) => number | undefined): Record<string, number> {
  const entries = peers.map(({ name, pages }): [string, number | undefined] => [name, read(pages)])
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => entry[1] !== undefined),
  )
}
