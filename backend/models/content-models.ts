import { type SqlBool, sql } from "kysely"
import { parseRows, resolveVisibleRows } from "#backend/content/visible-rows.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { buildAffectedTags } from "./affected-tags.ts"
import { getVideoAffectedTags } from "./content-affected-tags.ts"
import {
  buildJsonField,
  buildPlainFields,
  buildRenamedField,
  buildTimestampField,
} from "./field.ts"
import { getGroupAffectedTags } from "./group-affected-tags.ts"
import { createGroupRecord, deleteGroupRecord, updateGroupRecordParent } from "./group-writes.ts"
import { deleteMenu, menuRelations } from "./menu-relations.ts"
import type { ModelDefinition, Trx } from "./model-definition.ts"
import { validateRedirect } from "./validate-redirect.ts"

const isEnabled = () => sql<SqlBool>`enabled`
const everyPage = async () => buildAffectedTags([{ kind: "site", slug: "all" }])
const texts = buildPlainFields("name", "url", "title", "meta_description", "content")

const plainDomainInput = modelInputs["cognito/domain"].omit({ opening_hours: true, config: true })

/** The models of the site and its content. */
export const contentModels = {
  "cognito/page": {
    table: "pages",
    input: modelInputs["cognito/page"],
    fields: { ...texts, rows: buildJsonField("rows") },
    urlField: "url",
    isShown: isEnabled,
    toPublic: ({ rows, ...values }, now) => ({
      ...values,
      rows: resolveVisibleRows(parseRows(rows), now),
    }),
    getAffectedTags: buildTagsByColumn("pages", "page", "url"),
  },
  "cognito/group": {
    table: "groups",
    input: modelInputs["cognito/group"],
    fields: { ...texts, ...buildPlainFields("model", "parent_id", "image_hash") },
    readOnly: ["root", "lft", "rgt", "level"],
    urlField: "url",
    isShown: () => sql<SqlBool>`enabled AND NOT EXISTS (SELECT FROM groups above
      WHERE above.root = groups.root AND above.lft < groups.lft AND above.rgt > groups.rgt
        AND NOT above.enabled)`,
    getAffectedTags: getGroupAffectedTags,
    create: createGroupRecord,
    move: updateGroupRecordParent,
    remove: deleteGroupRecord,
  },
  "cognito/article": {
    table: "articles",
    input: modelInputs["cognito/article"],
    fields: {
      ...texts,
      ...buildPlainFields("blurb", "author", "image_hash"),
      published_at: buildTimestampField("published_at"),
    },
    urlField: "url",
    isShown: (now) => sql<SqlBool>`enabled AND published_at <= ${now}`,
    getAffectedTags: buildTagsByColumn("articles", "article", "url"),
  },
  "cognito/menu": {
    table: "menus",
    input: modelInputs["cognito/menu"],
    fields: buildPlainFields("name", "url"),
    urlField: "url",
    isShown: isEnabled,
    relations: menuRelations,
    remove: deleteMenu,
    getAffectedTags: buildTagsByColumn("menus", "link", "url"),
  },
  "cognito/link": {
    table: "links",
    input: modelInputs["cognito/link"],
    fields: buildPlainFields("parent", "name", "link", "icon", "sort_order"),
    urlField: null,
    isShown: () => sql<SqlBool>`enabled AND NOT EXISTS (SELECT FROM menus
      WHERE menus.url = links.parent AND NOT menus.enabled)`,
    getAffectedTags: buildTagsByColumn("links", "link", "parent"),
  },
  "cognito/redirect": {
    table: "redirects",
    input: modelInputs["cognito/redirect"],
    fields: { from: buildRenamedField("from_path"), to: buildRenamedField("to_path") },
    urlField: null,
    isShown: null,
    validate: validateRedirect,
    getAffectedTags: everyPage,
  },
  "cognito/sitemap": {
    table: "sitemap_entries",
    input: modelInputs["cognito/sitemap"],
    fields: buildPlainFields("path", "title", "meta_description", "canonical"),
    urlField: null,
    isShown: null,
    getAffectedTags: everyPage,
  },
  "cognito/domain": {
    table: "domains",
    input: modelInputs["cognito/domain"],
    fields: {
      ...buildPlainFields(...Object.keys(plainDomainInput.shape)),
      opening_hours: buildJsonField("opening_hours"),
      config: buildJsonField("config"),
    },
    urlField: null,
    isShown: null,
    getAffectedTags: everyPage,
    isSingle: true,
  },
  "cognito/video": {
    table: "videos",
    input: modelInputs["cognito/video"],
    fields: buildPlainFields("name", "slug", "platform", "length", "slate_hash"),
    urlField: "slug",
    isShown: isEnabled,
    getAffectedTags: getVideoAffectedTags,
  },
} as const satisfies Record<string, ModelDefinition>

/**
 * Builds a `getAffectedTags` whose only tag is the record itself, with the value of a column as
 * slug.
 */
function buildTagsByColumn(
  table: ModelDefinition["table"],
  kind: ChangedRecord["kind"],
  column: string,
) {
  return async (trx: Trx, id: number) => {
    const { rows } = await sql<{ slug: string }>`
      SELECT ${sql.ref(column)}::text AS slug FROM ${sql.table(table)} WHERE id = ${id}`.execute(
      trx,
    )
    return buildAffectedTags(rows.map(({ slug }) => ({ kind, slug })))
  }
}
