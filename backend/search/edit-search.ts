import { type Kysely, sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import { isCorrectable } from "./save-search-entries.ts"
import { parseRedirectPath, type SearchRedirect } from "./search-redirects.ts"
import { parseSearchWords } from "./search-words.ts"
import { findSynonymError, type Synonym, type SynonymError } from "./synonyms.ts"

/** Limits of what every search reads. */
const maxSynonyms = 500
const maxRedirects = 500
const maxPhraseWords = 4
const maxPhraseLength = 60

export type EditError =
  | SynonymError
  | "no_words"
  | "too_long"
  | "control_characters"
  | "too_many"
  | "bad_path"
  | "unknown"

/** A synonym with the code of its language. */
export type StoredSynonym = Synonym & { language: string }

/** Lists all synonyms, or those of one language, in the order in which they were added. */
export function listSynonyms(
  db: Kysely<Database>,
  language: Locale | null = null,
): Promise<StoredSynonym[]> {
  return db
    .selectFrom("search_synonyms")
    .select(["words", "others", "is_two_way", "language"])
    .$if(language !== null, (query) => query.where("language", "=", language ?? ""))
    .orderBy("id")
    .execute()
}

type SynonymInput = { words: string; others: string; language: Locale }

/** Adds a synonym, unless its language has it or it would lead in a circle. */
export async function addSynonym(
  db: Kysely<Database>,
  input: SynonymInput & { isTwoWay: boolean },
): Promise<Result<StoredSynonym, EditError>> {
  const { language, isTwoWay } = input
  const words = parsePhrase(input.words)
  if (!words.ok) return words
  const others = parsePhrase(input.others)
  if (!others.ok) return others
  const added = { words: words.value, others: others.value, is_two_way: isTwoWay, language }
  return edit(db, language, async (trx) => {
    const existing = await listSynonyms(trx, language)
    const error = findSynonymError(added, existing)
    if (error !== null) return { ok: false, error }
    if (existing.length >= maxSynonyms) return { ok: false, error: "too_many" }
    await trx.insertInto("search_synonyms").values(added).execute()
    await saveKnownWords(trx, added)
    return { ok: true, value: added }
  })
}

/** A mistyped synonym is corrected like a word of the catalogue in its language. */
async function saveKnownWords(
  trx: Transaction<Database>,
  { words, others, language }: StoredSynonym,
): Promise<void> {
  const known = [...new Set(`${words} ${others}`.split(" "))]
  if (language === defaultLocale) {
    const values = known.filter((word) => word.length > 2).map((word) => ({ word }))
    if (values.length === 0) return
    await trx
      .insertInto("search_words")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  const values = known.filter(isCorrectable).map((word) => ({ language, word }))
  if (values.length === 0) return
  await trx
    .insertInto("translated_words")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a synonym, in whichever order its two sides are given. */
export async function removeSynonym(
  db: Kysely<Database>,
  input: SynonymInput,
): Promise<Result<StoredSynonym, EditError>> {
  const { language } = input
  const [words, others] = [input.words, input.others].map((text) =>
    parseSearchWords(text).join(" "),
  )
  return edit(db, language, async (trx) => {
    const removed = await trx
      .deleteFrom("search_synonyms")
      .where("language", "=", language)
      .where((eb) =>
        eb.or([
          eb.and({ words: words ?? "", others: others ?? "" }),
          eb.and({ words: others ?? "", others: words ?? "" }),
        ]),
      )
      .returning(["words", "others", "is_two_way", "language"])
      .executeTakeFirst()
    return removed ? { ok: true, value: removed } : { ok: false, error: "unknown" }
  })
}

/** Sets where a search leads. It replaces an earlier redirect of the same words. */
export async function setSearchRedirect(
  db: Kysely<Database>,
  input: { words: string; target: string; siteUrl: string },
): Promise<Result<SearchRedirect, EditError>> {
  const words = parsePhrase(input.words)
  if (!words.ok) return words
  const path = parseRedirectPath(input.target, input.siteUrl)
  if (path === null) return { ok: false, error: "bad_path" }
  const row = { words: words.value, to_path: path }
  return edit(db, defaultLocale, async (trx) => {
    const { count } = await trx
      .selectFrom("search_redirects")
      .where("words", "<>", row.words)
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxRedirects) return { ok: false, error: "too_many" }
    await trx
      .insertInto("search_redirects")
      .values(row)
      .onConflict((conflict) => conflict.column("words").doUpdateSet({ to_path: path }))
      .execute()
    return { ok: true, value: row }
  })
}

/** Removes the redirect of a search. */
export async function removeSearchRedirect(
  db: Kysely<Database>,
  words: string,
): Promise<Result<SearchRedirect, EditError>> {
  return edit(db, defaultLocale, async (trx) => {
    const removed = await trx
      .deleteFrom("search_redirects")
      .where("words", "=", parseSearchWords(words).join(" "))
      .returningAll()
      .executeTakeFirst()
    return removed ? { ok: true, value: removed } : { ok: false, error: "unknown" }
  })
}

/**
 * Runs one edit at a time, so that two cannot form a circle, and invalidates the cached searches: those
 * in one language, or all by an edit of English, which every search reads.
 */
function edit<T>(
  db: Kysely<Database>,
  language: Locale,
  write: (trx: Transaction<Database>) => Promise<Result<T, EditError>>,
): Promise<Result<T, EditError>> {
  return db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE search_synonyms, search_redirects IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
    const result = await write(trx)
    const change = { kind: "search", slug: "all" } as const
    if (result.ok) {
      await enqueueChanges(trx, [language === defaultLocale ? change : { ...change, language }])
    }
    return result
  })
}

/** Parses words as they are searched: one to four, of at most sixty characters. */
function parsePhrase(text: string): Result<string, EditError> {
  if (/\p{Cc}/u.test(text)) return { ok: false, error: "control_characters" }
  const words = parseSearchWords(text)
  if (words.length === 0) return { ok: false, error: "no_words" }
  const phrase = words.join(" ")
  const isLong = words.length > maxPhraseWords || text.length > maxPhraseLength
  return isLong ? { ok: false, error: "too_long" } : { ok: true, value: phrase }
}
