import { buildUnitCatcher, type Mutation } from "../mutation.ts"

const translationsTest = buildUnitCatcher("backend/translation-files/translations.test.ts")
const validationTest = buildUnitCatcher("backend/translations/validate-translation.test.ts")

/** Mutations of the translations of content. */
export const translationMutations: readonly Mutation[] = [
  {
    name: "translation-without-its-link",
    file: "backend/translations/validate-translation.ts",
    find: 'return findDifference(targets(source), targets(text), "link")',
    replace: "return null",
    why: "a translation has the links of its source",
    caughtBy: validationTest,
  },
  {
    name: "translation-with-new-markup",
    file: "backend/translations/validate-translation.ts",
    find: "if (added) return",
    replace: "if (false) return",
    why: "a translation brings no markup that its source lacks",
    caughtBy: validationTest,
  },
  {
    name: "outdated-counts-as-translated",
    file: "backend/translation-files/plan-import.ts",
    find: 'row.source_hash === buildSourceHash(source) ? "translated" : "outdated"',
    replace: '"translated"',
    why: "a translation of another English text is outdated",
    caughtBy: translationsTest,
  },
  {
    name: "new-language-unpublished",
    file: "backend/translation-files/save-translations.ts",
    find: "filter(([key]) => !before.has(key))",
    replace: "filter(() => false)",
    why: "all languages of a page link to one in which it becomes complete",
    caughtBy: translationsTest,
  },
  {
    name: "translation-changes-every-language",
    file: "lib/cache.ts",
    find: "listSourceTags(change).map((tag) => buildLanguageTag(tag, change.language))",
    replace: "listSourceTags(change)",
    why: "a changed text in one language leaves the other languages cached",
    caughtBy: buildUnitCatcher("lib/cache.test.ts"),
  },
  {
    name: "incomplete-page-published",
    file: "lib/seo/crawl/sitemap.ts",
    find: "published.includes(locale) && ",
    replace: "",
    why: "a sitemap has the pages that are complete in its language",
    caughtBy: buildUnitCatcher("lib/seo/crawl/sitemap.test.ts"),
  },
]
