import { type SqlBool, sql } from "kysely"
import { parseRows, withoutUnseen } from "#backend/content/seen-rows.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { getVideoFootprint } from "./content-footprints.ts"
import { jsonField, momentField, plainFields, renamedField } from "./field.ts"
import { buildFootprint } from "./footprint.ts"
import { getGroupFootprint } from "./group-footprint.ts"
import { createGroupRecord, deleteGroupRecord, moveGroupRecord } from "./group-writes.ts"
import { menuParts, removeMenu } from "./menu-parts.ts"
import type { ModelDefinition, Trx } from "./model-definition.ts"
import { verifyRedirect } from "./verify-redirect.ts"

const isEnabled = () => sql<SqlBool>`enabled`
const everyPage = async () => buildFootprint([{ kind: "site", slug: "all" }])
const texts = plainFields("name", "url", "title", "meta_description", "content")

const plainDomainInput = modelInputs["cognito/domain"].omit({ opening_hours: true, config: true })

/** The models of the site and its content. */
export const contentModels = {
  "cognito/page": {
    table: "pages",
    input: modelInputs["cognito/page"],
    fields: { ...texts, rows: jsonField("rows") },
    urlField: "url",
    isShown: isEnabled,
    toPublic: ({ rows, ...values }, now) => ({
      ...values,
      rows: withoutUnseen(parseRows(rows), now),
    }),
    getFootprint: namedBy("pages", "page", "url"),
  },
  "cognito/group": {
    table: "groups",
    input: modelInputs["cognito/group"],
    fields: { ...texts, ...plainFields("model", "parent_id", "image_hash") },
    readOnly: ["root", "lft", "rgt", "level"],
    urlField: "url",
    isShown: () => sql<SqlBool>`enabled AND NOT EXISTS (SELECT FROM groups above
      WHERE above.root = groups.root AND above.lft < groups.lft AND above.rgt > groups.rgt
        AND NOT above.enabled)`,
    getFootprint: getGroupFootprint,
    create: createGroupRecord,
    move: moveGroupRecord,
    remove: deleteGroupRecord,
  },
  "cognito/article": {
    table: "articles",
    input: modelInputs["cognito/article"],
    fields: {
      ...texts,
      ...plainFields("blurb", "author", "image_hash"),
      published_at: momentField("published_at"),
    },
    urlField: "url",
    isShown: (now) => sql<SqlBool>`enabled AND published_at <= ${now}`,
    getFootprint: namedBy("articles", "article", "url"),
  },
  "cognito/menu": {
    table: "menus",
    input: modelInputs["cognito/menu"],
    fields: plainFields("name", "url"),
    urlField: "url",
    isShown: isEnabled,
    parts: menuParts,
    remove: removeMenu,
    getFootprint: namedBy("menus", "link", "url"),
  },
  "cognito/link": {
    table: "links",
    input: modelInputs["cognito/link"],
    fields: plainFields("parent", "name", "link", "icon", "sort_order"),
    urlField: null,
    isShown: () => sql<SqlBool>`enabled AND NOT EXISTS (SELECT FROM menus
      WHERE menus.url = links.parent AND NOT menus.enabled)`,
    getFootprint: namedBy("links", "link", "parent"),
  },
  "cognito/redirect": {
    table: "redirects",
    input: modelInputs["cognito/redirect"],
    fields: { from: renamedField("from_path"), to: renamedField("to_path") },
    urlField: null,
    isShown: null,
    verify: verifyRedirect,
    getFootprint: everyPage,
  },
  "cognito/sitemap": {
    table: "sitemap_entries",
    input: modelInputs["cognito/sitemap"],
    fields: plainFields("path", "title", "meta_description", "canonical"),
    urlField: null,
    isShown: null,
    getFootprint: everyPage,
  },
  "cognito/domain": {
    table: "domains",
    input: modelInputs["cognito/domain"],
    fields: {
      ...plainFields(...Object.keys(plainDomainInput.shape)),
      opening_hours: jsonField("opening_hours"),
      config: jsonField("config"),
    },
    urlField: null,
    isShown: null,
    getFootprint: everyPage,
    isSingle: true,
  },
  "cognito/video": {
    table: "videos",
    input: modelInputs["cognito/video"],
    fields: plainFields("name", "slug", "platform", "length", "slate_hash"),
    urlField: "slug",
    isShown: isEnabled,
    getFootprint: getVideoFootprint,
  },
} as const satisfies Record<string, ModelDefinition>

/**
 * Builds a `getAffectedTags` whose only tag is the record itself, with the value of a column as
 * slug.
 */
function namedBy(table: ModelDefinition["table"], kind: ChangedRecord["kind"], column: string) {
  return async (trx: Trx, id: number) => {
    const { rows } = await sql<{ slug: string }>`
      SELECT ${sql.ref(column)}::text AS slug FROM ${sql.table(table)} WHERE id = ${id}`.execute(
      trx,
    )
    return buildFootprint(rows.map(({ slug }) => ({ kind, slug })))
  }
}
