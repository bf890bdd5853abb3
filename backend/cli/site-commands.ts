import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { type Kysely, type SqlBool, sql } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { models } from "#backend/models/models.ts"
import { listRecords } from "#backend/models/record-rows.ts"
import { buildUpdate } from "#backend/models/write-model.ts"
import { siteConfigSchema, siteInputSchema } from "#lib/contract/site.ts"
import type { CliDeps } from "./cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "./command.ts"

/** One site setting, by its name such as "config.ecommerce". */
type Setting = { name: string; meaning: string; types: readonly unknown[] }

/** The site's record in the format of the admin API. */
type SiteRecord = Record<string, unknown> & { id: number }

type Schema = z.core.JSONSchema.BaseSchema

/** All site settings. */
export const settings: readonly Setting[] = listLeaves(
  z.toJSONSchema(siteInputSchema, { io: "input" }),
)

function listLeaves({ properties = {} }: Schema, above = ""): Setting[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    if (typeof schema === "boolean") return []
    const name = `${above}${key}`
    if (schema.properties) return listLeaves(schema, `${name}.`)
    const types = [schema, ...(schema.anyOf ?? [])].map((each) => Reflect.get(Object(each), "type"))
    return [{ name, types, meaning: schema.description ?? "" }]
  })
}

/** Returns the site's record; null before the shop is set up. */
async function getSiteRecord(db: Kysely<Database>): Promise<SiteRecord | null> {
  const [record] = await listRecords(db, models["cognito/domain"], { where: sql<SqlBool>`true` })
  return record ? { ...record, config: siteConfigSchema.parse(record.config) } : null
}

/** Returns the current value of a setting. */
function getValue(record: SiteRecord, { name }: Setting): unknown {
  return name.split(".").reduce<unknown>((part, key) => Reflect.get(Object(part), key), record)
}

/** Registers `site show`: shows all site settings. */
export function registerShowSite(site: CommandUnknownOpts, { deps, respond }: Cli): void {
  site
    .command("show")
    .description("Shows all settings of the site, and what they mean.")
    .action(async () => respond(await showSettings(deps)))
}

async function showSettings({ db }: CliDeps): Promise<CommandResult> {
  const record = await getSiteRecord(db)
  if (record === null) return buildErrorResult("The shop has no site settings yet.")
  const data = settings.map((setting) => ({
    name: setting.name,
    value: getValue(record, setting),
    meaning: setting.meaning,
  }))
  const lines = data.flatMap(({ name, value, meaning }) => [
    `${name}: ${value ?? ""}`.trimEnd(),
    `    ${meaning}`,
  ])
  return buildOutput(lines, data)
}

const minSimilarity = 0.4

/** Returns the name of the setting most similar to a word; null if none is similar. */
async function findNearest(db: Kysely<Database>, word: string): Promise<string | null> {
  const names = settings.map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(${names}::text[]) AS name
    WHERE word_similarity(${word}, name) >= ${minSimilarity}
    ORDER BY word_similarity(${word}, name) DESC, similarity(${word}, name) DESC, name
    LIMIT 1`.execute(db)
  return rows[0]?.name ?? null
}

const updateSite = buildUpdate(models["cognito/domain"])

/** Registers `site set`: updates all settings that are named, or none. */
export function registerSetSite(site: CommandUnknownOpts, { deps, respond }: Cli): void {
  site
    .command("set")
    .description("Sets the site’s name, the seller, and its other settings.")
    .argument("<name>")
    .argument("<value>")
    .argument("[more...]")
    .addHelpText(
      "after",
      `
More pairs of a name and a value may follow. site show has all names. Switches are true or false; an
empty value ('') empties a text. A value that begins with a hyphen is written after two hyphens:
  npm run shop -- site set seo_title_suffix -- '- Bay Prints'`,
    )
    .action(async (name, value, more) => respond(await setSettings(deps, [name, value, ...more])))
}

/** Updates the settings of a list of names, each followed by its value. */
export async function setSettings(
  { db }: CliDeps,
  words: readonly string[],
): Promise<CommandResult> {
  const names = words.filter((_word, place) => place % 2 === 0)
  if (words.length % 2 === 1) return buildUsageError(`"${names.at(-1)}" needs a value.`)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) return buildUsageError(`"${twice}" is named twice.`)
  const unknown = names.find((name) => !settings.some((setting) => setting.name === name))
  if (unknown !== undefined) {
    const nearest = await findNearest(db, unknown)
    const hint = nearest === null ? "site show has all names." : `Did you mean ${nearest}?`
    return buildUsageError(`There is no setting "${unknown}". ${hint}`)
  }
  const before = await getSiteRecord(db)
  if (before === null) return buildErrorResult("The shop has no site settings yet.")
  const named = settings.filter(({ name }) => names.includes(name))
  const body: Record<string, unknown> = { id: before.id }
  for (const setting of named) {
    const value = parseValue(setting, words[names.indexOf(setting.name) * 2 + 1] ?? "")
    const [first = "", ...deeper] = setting.name.split(".")
    body[first] = setAt(body[first] ?? before[first], deeper, value)
  }
  const result = await updateSite(db, body)
  if (!result.ok) return buildRejection(result.error)
  const data = named.map((setting) => ({
    name: setting.name,
    before: getValue(before, setting),
    value: getValue({ ...before, ...result.value }, setting),
  }))
  return buildOutput(data.map(describe), data)
}

/**
 * Parses a value into the type of its setting. A value that does not fit remains a string, for the
 * update to reject.
 */
function parseValue({ types }: Setting, word: string): unknown {
  if (types.includes("null") && word === "") return null
  if (types.includes("boolean"))
    return (
      new Map([
        ["true", true],
        ["false", false],
      ]).get(word) ?? word
    )
  return types.includes("integer") && /^\d+$/.test(word) ? Number(word) : word
}

/** Returns a copy with the value set at the path of keys. */
function setAt(whole: unknown, [key, ...deeper]: string[], value: unknown): unknown {
  if (key === undefined) return value
  return { ...Object(whole), [key]: setAt(Reflect.get(Object(whole), key), deeper, value) }
}

function buildRejection({ status, body }: ApiError): CommandResult {
  const fieldErrors = Object.entries(body.fields ?? {}).map(([name, error]) => `${name}: ${error}`)
  const message = fieldErrors.join("; ") || body.message
  const text = message.endsWith(".") ? message : `${message}.`
  return status === 400 ? buildUsageError(text) : buildErrorResult(text)
}

function describe({ name, before, value }: { name: string; before: unknown; value: unknown }) {
  const [old, now] = [before, value].map((each) => JSON.stringify(each ?? ""))
  return old === now ? `${name}: ${now} as it was.` : `${name}: ${old} became ${now}.`
}
