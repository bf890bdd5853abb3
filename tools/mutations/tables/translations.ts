import { buildUnitCatcher, type Mutation } from "../mutation.ts"

const translationsTest = buildUnitCatcher("backend/translation-files/translations.test.ts")
const validationTest = buildUnitCatcher("backend/translations/validate-translation.test.ts")

const labelsTest = buildUnitCatcher("backend/orders/order-labels.test.ts")
const contentTest = buildUnitCatcher("backend/rest/language-content.test.ts")
const searchTest = buildUnitCatcher("backend/search/language-search.test.ts")
const xliffTest = buildUnitCatcher("backend/translation-files/translation-xliff.test.ts")

/** Mutations of the translations of content. */
export const translationMutations: readonly Mutation[] = [
  {
    name: "typed-text-translated",
    file: "lib/contract/translation.ts",
    find: "return Object.hasOwn(own, text) ? own[text] : undefined",
    replace: "return own[text] ?? Object.values(own)[0]",
    why: "what a customer typed is never translated",
    caughtBy: buildUnitCatcher("lib/i18n/text-labels.test.ts"),
  },
  {
    name: "renamed-product-in-old-order",
    file: "backend/translations/text-labels.ts",
    find: "AND t.source_hash = hash`",
    replace: "`",
    why: "an order keeps the name under which a product was bought",
    caughtBy: labelsTest,
  },
  {
    name: "form-stored-in-the-visitors-language",
    file: "backend/forms/submit-form.ts",
    find: "const checked = validateFormValues(fields, submission.data)",
    replace: "const checked = validateFormValues(shownFields, submission.data)",
    why: "the shop receives a form in English, in whichever language it was sent",
    caughtBy: contentTest,
  },
  {
    name: "image-text-in-english",
    file: "backend/translations/translated-images.ts",
    find: 'alt === "" ? alt : (textOf.get(hash) ?? alt)',
    replace: "alt",
    why: "alternative texts are in the language of the page",
    caughtBy: contentTest,
  },
  {
    name: "search-finds-every-language",
    file: "backend/search/translated-query.ts",
    find: "input.query AND language = ",
    replace: "input.query AND '' <> ",
    why: "a search finds texts in its language and in English",
    caughtBy: searchTest,
  },
  {
    name: "search-by-whole-runs",
    file: "backend/search/language-words.ts",
    find: "isUnspaced(part) ? listWantedPairs(part) : [part]",
    replace: "[part]",
    why: "a search finds a part of a text that is written without spaces",
    caughtBy: searchTest,
  },
  {
    name: "xliff-half-translated",
    file: "backend/translation-files/translation-xliff.ts",
    find: "targets.every((target) => target !== null)",
    replace: "true",
    why: "a text of which a segment is not translated stays as it is",
    caughtBy: xliffTest,
  },
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
    find: "before.has(key) !== after.has(key)",
    replace: "false",
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
