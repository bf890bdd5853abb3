import { buildUnitCatcher, type Mutation } from "../mutation.ts"

/** Mutations of the search. */
export const searchMutations: readonly Mutation[] = [
  {
    name: "search-under-includes-the-bound",
    file: "backend/search/price-phrase.ts",
    find: 'kind === "under" ? cents - 1 : cents',
    replace: "cents",
    why: "“under 20” does not find what costs 20",
    caughtBy: buildUnitCatcher("backend/search/price-phrase.test.ts"),
  },
  {
    name: "search-value-hides-a-name",
    file: "backend/search/product-search.ts",
    find: "  if (isName) {",
    replace: "  if (isName && query.isLiteral) {",
    why: "a product with all the words in its name is searched literally",
    caughtBy: buildUnitCatcher("backend/search/shop-search.test.ts"),
  },
  {
    name: "search-synonyms-in-a-circle",
    file: "backend/search/synonyms.ts",
    find: 'return listReachable(others, existing).has(words) ? "cycle" : null',
    replace: "return null",
    why: "one-way synonyms never lead in a circle",
    caughtBy: buildUnitCatcher("backend/search/synonyms.test.ts"),
  },
  {
    name: "search-redirect-to-another-host",
    file: "backend/search/search-redirects.ts",
    find: "url.origin !== site.origin || ",
    replace: "",
    why: "a redirect of the search stays in the shop",
    caughtBy: buildUnitCatcher("backend/cli/search/search-commands.test.ts"),
  },
  {
    name: "search-counts-people",
    file: "backend/search/missed-searches.ts",
    find: 'if (query.includes("@") ||',
    replace: "if (",
    why: "an email address is never counted as a search",
    caughtBy: buildUnitCatcher("backend/search/missed-searches.test.ts"),
  },
  {
    name: "search-reveals-hidden-widgets",
    file: "backend/db/migrations/0024-search.sql",
    find: "!(@.wrapper.hidden == true)\n      &&",
    replace: "",
    why: "a search finds no hidden widget",
    caughtBy: buildUnitCatcher("backend/search/shop-search.test.ts"),
  },
  {
    name: "foreign-redirect-suggested",
    file: "lib/api/shop-search.ts",
    find: "redirect === null || !isOwnPath(redirect.path)",
    replace: "redirect === null",
    why: "suggestions lead only to pages of the shop",
    caughtBy: buildUnitCatcher("app/api/bff/suggest/route.test.ts"),
  },
  {
    name: "suggestions-follow-foreign-redirects",
    file: "lib/api/shop-search.ts",
    find: "return redirect !== null && isOwnPath(redirect) ? redirect : null",
    replace: "return redirect",
    why: "the storefront follows a redirect of the API only within the shop",
    caughtBy: buildUnitCatcher("app/api/search-redirect/route.test.ts"),
  },
]
