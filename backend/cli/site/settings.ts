import { type Kysely, type SqlBool, sql } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { models } from "#backend/models/models.ts"
import { listRecords } from "#backend/models/record-rows.ts"
import { siteConfigSchema, siteInputSchema } from "#lib/contract/site.ts"

/** One site setting, by its name such as "config.ecommerce". */
export type Setting = { name: string; meaning: string; types: readonly unknown[] }

/** The site's record in the format of the admin API. */
export type SiteRecord = Record<string, unknown> & { id: number }

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
export async function getSiteRecord(db: Kysely<Database>): Promise<SiteRecord | null> {
  const [record] = await listRecords(db, models["cognito/domain"], { where: sql<SqlBool>`true` })
  return record ? { ...record, config: siteConfigSchema.parse(record.config) } : null
}

/** Returns the current value of a setting. */
export function getValue(record: SiteRecord, { name }: Setting): unknown {
  return name.split(".").reduce<unknown>((part, key) => Reflect.get(Object(part), key), record)
}
