/** `npm test` runs "core", on every change; `npm run test:full` runs "full": everything. */
export type Tier = "core" | "full"

/** The tier of this run, from the environment variable TEST_TIER; core by default. */
export const tier: Tier = process.env.TEST_TIER === "full" ? "full" : "core"

type FullOnly = { reason: string; paths?: readonly string[]; onlyOnPhone?: true }

/**
 * The tests that core excludes, and why. A test has the tag in its title (Jest) or in its details
 * (Playwright); `paths` are test files, or folders of them, that core does not even load.
 * A tag with `onlyOnPhone` excludes only the repeat on a phone; core still runs the desktop test.
 * This table alone defines both tiers: jest.config.mjs, the two playwright.config.ts, and the
 * list that `npm run test:full` prints.
 */
export const fullOnlyTags = {
  "@every-state": {
    reason:
      "further widgets, states, widths and colours; core tests one of each kind, or the rule at a lower layer",
  },
  "@every-language": {
    reason: "all 18 languages; core tests English, and some pages in Arabic, German and Japanese",
    paths: ["tests/pages/mail-languages.test.ts"],
  },
  "@phone-repeat": {
    reason:
      "repeats on a phone what the layout does not change; core tests a product, a login, an order",
    onlyOnPhone: true,
  },
  "@without-scripts": {
    reason: "pages and forms without scripts; core tests browsing, an order, a login and two forms",
  },
  "@large": {
    reason:
      "100,000 products, the whole demo shop in each migration, and all its translations; core tests the limits by arithmetic, and the migrations without rows",
    paths: ["tests/crawl/large-sitemap.test.ts", "backend/db/migrate-filled.test.ts"],
  },
  "@faults": {
    reason: "outages, crashes and other failures beyond the first of each kind",
  },
  "@timing": {
    reason: "how soon something happens; core tests that it happens",
  },
  "@repeat": {
    reason: "rules that core proves at a lower layer or in another test",
    paths: ["tests/pages/xss.test.ts"],
  },
  "@tools": {
    reason: "tests of the project's own tools (benchmarks, fault injection, cluster)",
    paths: ["tools/bench/", "tools/chaos/", "tools/cluster-check/"],
  },
} as const satisfies Record<string, FullOnly>

export type FullOnlyTag = keyof typeof fullOnlyTags

const fullOnly: Readonly<Record<FullOnlyTag, FullOnly>> = fullOnlyTags
const tags = Object.keys(fullOnlyTags).filter(isTag)

function isTag(text: string): text is FullOnlyTag {
  return text in fullOnlyTags
}

/** Returns the tag that excludes a test from core, by title, tags and path; null if none does. */
export function findFullOnlyTag(title: string, path: string): FullOnlyTag | null {
  const hasPath = (tag: FullOnlyTag) => fullOnly[tag].paths?.some((each) => path.startsWith(each))
  return tags.find((tag) => title.split(/\s/).includes(tag) || hasPath(tag)) ?? null
}

/** Returns a pattern of the tags that the tier excludes everywhere; null if it excludes none. */
export function getExcludedTags(of: Tier = tier): RegExp | null {
  if (of === "full") return null
  const excluded = tags.filter((tag) => !fullOnly[tag].onlyOnPhone)
  return new RegExp(`(?:${excluded.join("|")})(?![\\w-])`)
}

/** Returns a pattern of the tag of tests that this tier repeats on a phone: `@phone` in both. */
export function getPhoneTags(of: Tier = tier): RegExp {
  return of === "full" ? /@phone/ : /@phone(?!-)/
}

/** Lists the test files and folders, relative to the project root, that the tier does not load. */
export function listExcludedPaths(of: Tier = tier): string[] {
  return of === "full" ? [] : Object.values(fullOnly).flatMap(({ paths = [] }) => [...paths])
}

/** Returns the value for the tier of this run: a reduced matrix in core, the whole one in full. */
export function resolveForTier<T>(values: { core: T; full: T }): T {
  return values[tier]
}
