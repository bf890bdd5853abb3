import { z } from "zod"
import { modelInputs } from "./model-call.ts"
import { buildItemSchema, buildListSchema, idSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

/** What of a page is edited: its texts, its address and its rows. */
export const pageBodySchema = modelInputs["cognito/page"]

const revision = z.number().int().nonnegative().max(2_147_483_647)
const version = z.string().min(1).max(64)

/** Why a scheduled publication did not happen. */
const draftProblemSchema = z.enum(["page_changed", "rejected"])

/** A page in the list of the editor. */
const editedPageSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  enabled: z.boolean(),
  updated_at: instantSchema,
  /** When its draft was saved; null without one. */
  draft_saved_at: instantSchema.nullable(),
  publish_at: instantSchema.nullable(),
  problem: draftProblemSchema.nullable(),
})

const pageDraftSchema = z.object({
  revision,
  body: pageBodySchema,
  /** Version of the page that the draft is based on. */
  base_version: z.string(),
  author: z.string(),
  saved_at: instantSchema,
  publish_at: instantSchema.nullable(),
  problem: draftProblemSchema.nullable(),
})

/** A state of the page that was published; `author` is empty for other ways than the editor. */
const pageVersionSchema = z.object({
  id: idSchema,
  author: z.string(),
  published_at: instantSchema,
})

/** A page with its draft, and its published states, newest first. */
const pageInEditorSchema = z.object({
  id: idSchema,
  enabled: z.boolean(),
  /** Version of what is live. */
  version,
  live: pageBodySchema,
  updated_at: instantSchema,
  draft: pageDraftSchema.nullable(),
  versions: z.array(pageVersionSchema),
})

const editedItem = buildItemSchema(pageInEditorSchema)
const based = z.object({ id: idSchema, revision })

/** Administrators' calls of the editor of pages. */
export const pageAdminCalls = {
  /** Those that were changed last first. */
  listEditedPages: buildCall("POST", "/cognito/page/listEdited", {
    body: z.object({
      search: z.string().trim().max(200).default(""),
      state: z.enum(["all", "live", "disabled", "draft", "scheduled"]).default("all"),
      page: z.number().int().min(1).max(10_000).default(1),
      page_size: z.number().int().min(1).max(100).default(25),
    }),
    response: buildListSchema(editedPageSchema),
  }),
  getPageInEditor: buildCall("POST", "/cognito/page/edit", {
    body: z.object({ id: idSchema }),
    response: editedItem,
  }),
  getPageVersion: buildCall("POST", "/cognito/page/getVersion", {
    body: z.object({ id: idSchema, version_id: idSchema }),
    response: z.object({ item: pageVersionSchema.extend({ body: pageBodySchema }).nullable() }),
  }),
  /** Creates a page that visitors do not see before it is published; `from_id` is copied. */
  createDisabledPage: buildCall("POST", "/cognito/page/createDisabled", {
    body: pageBodySchema.pick({ name: true, url: true }).extend({ from_id: idSchema.optional() }),
    response: z.object({ item: z.object({ id: idSchema }) }),
  }),
  /** `revision` is that of the draft it is based on, 0 for none; another one gets 409. */
  savePageDraft: buildCall("POST", "/cognito/page/saveDraft", {
    body: based.extend({ base_version: version, body: pageBodySchema }),
    response: z.object({ item: based.extend({ saved_at: instantSchema }) }),
  }),
  discardPageDraft: buildCall("POST", "/cognito/page/discardDraft", {
    body: based,
    response: editedItem,
  }),
  /** Makes the draft the page. `version` is that of the page it replaces; another one gets 409. */
  publishPageDraft: buildCall("POST", "/cognito/page/publish", {
    body: based.extend({ version }),
    response: editedItem,
  }),
  /** Publishes the draft at a time, as it is then; null no longer does. */
  schedulePageDraft: buildCall("POST", "/cognito/page/schedule", {
    body: based.extend({ version, publish_at: instantSchema.nullable() }),
    response: editedItem,
  }),
} as const

export type PageBody = z.output<typeof pageBodySchema>
export type WireEditedPage = z.infer<typeof editedPageSchema>
export type WirePageInEditor = z.infer<typeof pageInEditorSchema>
