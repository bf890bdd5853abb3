import { type SqlBool, sql } from "kysely"
import { parseRows, resolveVisibleRows } from "#backend/content/page-rows.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { WireLink } from "#lib/contract/link.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import type { Result } from "#lib/contract/result.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { buildAffectedTags } from "./affected-tags.ts"
import { getGroupAffectedTags, getVideoAffectedTags } from "./content-affected-tags.ts"
import { createGroupRecord, deleteGroupRecord, updateGroupRecordParent } from "./group-writes.ts"
import {
  buildJsonField,
  buildPlainFields,
  buildRenamedField,
  buildTimestampField,
  type ModelDefinition,
  type ModelRelations,
  type Trx,
} from "./model-definition.ts"
import { isOpenPath, isShownPath } from "./shown-path.ts"
import { validateLink } from "./validate-link.ts"
import { validateSite } from "./validate-site.ts"

/** Matches an absolute URL, or what a browser would resolve as one. */
const elsewhere = /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i

type RedirectCheck = {
  from: string
  to: string
  isPage: boolean
  isChain: boolean
  hasTarget: boolean
}

/**
 * Rejects a redirect to another site or to a path without a page, from the URL of a shown page,
 * category, product or article, or in a chain with another redirect.
 */
async function validateRedirect(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql<RedirectCheck>`
    WITH keys AS (
      SELECT id, lower(trim(BOTH '/ ' FROM from_path)) AS start,
        lower(trim(BOTH '/ ' FROM split_part(split_part(to_path, '#', 1), '?', 1))) AS target
      FROM redirects WHERE enabled OR id = ${id})
    SELECT from_path AS "from", to_path AS "to",
      ${isShownPath(sql.ref("own.start"))} AS "isPage",
      (${isOpenPath(sql.ref("own.target"))}
        OR ${isShownPath(sql.ref("own.target"))}) AS "hasTarget",
      EXISTS (SELECT FROM keys WHERE start = own.target OR target = own.start) AS "isChain"
    FROM keys AS own JOIN redirects USING (id) WHERE id = ${id}`.execute(trx)
  const [found] = rows
  if (!found) return null
  const { from, to } = found
  if (elsewhere.test(to)) {
    return buildFieldError("to", { code: "redirect_target_invalid" })
  }
  if (found.isPage) {
    return buildFieldError("from", { code: "redirect_hides_page", params: { path: from } })
  }
  if (found.isChain) {
    return buildFieldError("to", { code: "redirect_chained", params: { path: from } })
  }
  if (!found.hasTarget) {
    return buildFieldError("to", { code: "redirect_target_missing", params: { path: to } })
  }
  return null
}

/** A menu's enabled links, in order. They are written through their own model. */
const menuRelations: ModelRelations = {
  columns: {},
  async list(db, ids) {
    const { rows } = await sql<WireLink & { menu_id: number }>`
      SELECT menus.id AS menu_id, links.id, links.name, links.link, links.icon
      FROM menus JOIN links ON links.parent = menus.url
      WHERE menus.id = ANY(${ids}::integer[]) AND links.enabled
      ORDER BY links.sort_order, links.id`.execute(db)
    const listLinks = (id: number) =>
      rows.filter(({ menu_id }) => menu_id === id).map(({ menu_id: _menu, ...link }) => link)
    return new Map(ids.map((id) => [id, { links: listLinks(id) }]))
  },
  put: async () => ({ ok: true, value: null }),
}

/** Deletes an empty menu. Rejects one with links, since the next link would create it again. */
async function deleteMenu(trx: Trx, id: number): Promise<Result<null, ApiError>> {
  const { rows } = await sql`
    SELECT FROM links JOIN menus ON menus.url = links.parent WHERE menus.id = ${id} LIMIT 1`.execute(
    trx,
  )
  if (rows.length > 0) {
    return { ok: false, error: buildApiError(409, "CONFLICT", { code: "menu_has_links" }) }
  }
  await trx.deleteFrom("menus").where("id", "=", id).execute()
  return { ok: true, value: null }
}

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
    validate: validateLink,
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
    validate: validateSite,
    getAffectedTags: everyPage,
    isSingle: true,
  },
  "cognito/video": {
    table: "videos",
    input: modelInputs["cognito/video"],
    fields: buildPlainFields("name", "slug", "platform", "length", "slate_hash"),
    readOnly: ["mime", "bytes"],
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
