/** `npm test` runs "core", on every change; `npm run test:full` runs "full": everything. */
export type Tier = "core" | "full"

/** The tier of this run, from the variable TEST_TIER; core where it is not set. */
export const tier: Tier = process.env.TEST_TIER === "full" ? "full" : "core"

type FullOnly = { reason: string; paths?: readonly string[]; onlyOnPhone?: true }

/**
 * What core leaves out, and why. A test carries the tag in its title (Jest) or in its details
 * (Playwright); `paths` are test files, or folders of them, that core does not even load.
 * A tag that is `onlyOnPhone` leaves its test in core at a desk: core drops the repeat on a phone.
 * Both tiers are made from this table alone: jest.config.mjs, the two playwright.config.ts, and the
 * list that `npm run test:full` prints.
 */
export const fullOnlyTags = {
  "@every-state": {
    reason:
      "exhaustive matrices of widgets, states, widths and colours; core tests one of each kind",
  },
  "@every-language": {
    reason: "all 18 languages; core tests English, German and Arabic",
    paths: ["tests/pages/mail-languages.test.ts"],
  },
  "@phone-repeat": {
    reason:
      "repeats on a phone what the layout does not change; core tests the menu, cart, checkout",
    onlyOnPhone: true,
  },
  "@without-scripts": {
    reason:
      "pages and forms without scripts; core tests browsing, an order, a login and two forms of them",
  },
  "@large": {
    reason: "100,000 products and other volumes; core tests the limits by arithmetic",
    paths: ["tests/crawl/large-sitemap.test.ts"],
  },
  "@faults": {
    reason: "outages and crashes beyond the first of each kind; core tests one of each",
  },
  "@timing": {
    reason: "how soon something happens; core tests that it happens",
  },
  "@repeat": {
    reason: "rules that core proves at a lower layer",
    paths: ["tests/pages/xss.test.ts"],
  },
  "@tools": {
    reason: "tests of the project's own tools (benchmarks, fault injection, cluster)",
    paths: ["scripts/bench/", "scripts/chaos/", "scripts/cluster/check/"],
  },
} as const satisfies Record<string, FullOnly>

export type FullOnlyTag = keyof typeof fullOnlyTags

const fullOnly: Readonly<Record<FullOnlyTag, FullOnly>> = fullOnlyTags
const tags = Object.keys(fullOnlyTags).filter(isTag)

function isTag(text: string): text is FullOnlyTag {
  return text in fullOnlyTags
}

/** The tag that keeps a test out of core, by its title and tags and its file; null if core runs it. */
export function findFullOnlyTag(title: string, path: string): FullOnlyTag | null {
  const hasPath = (tag: FullOnlyTag) => fullOnly[tag].paths?.some((each) => path.startsWith(each))
  return tags.find((tag) => title.split(/\s/).includes(tag) || hasPath(tag)) ?? null
}

/** Matches a title or tag that core leaves out everywhere; null where the tier leaves nothing out. */
export function getExcludedTags(of: Tier = tier): RegExp | null {
  if (of === "full") return null
  const excluded = tags.filter((tag) => !fullOnly[tag].onlyOnPhone)
  return new RegExp(`(?:${excluded.join("|")})(?![\\w-])`)
}

/** Matches the tag of a test that this tier repeats on a phone: `@phone` in both tiers. */
export function getPhoneTags(of: Tier = tier): RegExp {
  return of === "full" ? /@phone/ : /@phone(?!-)/
}

/** Test files and folders, from the project's root, that the tier does not load. */
export function listExcludedPaths(of: Tier = tier): string[] {
  return of === "full" ? [] : Object.values(fullOnly).flatMap(({ paths = [] }) => [...paths])
}

/** The value for the tier of this run: a reduced matrix in core, all of it in full. */
export function pickForTier<T>(values: { core: T; full: T }): T {
  return values[tier]
}
