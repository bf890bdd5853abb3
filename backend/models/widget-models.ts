import { type SqlBool, sql } from "kysely"
import { modelInputs } from "#lib/contract/model-call.ts"
import {
  getGalleryAffectedTags,
  getPageContentAffectedTags,
  getSlideAffectedTags,
} from "./content-affected-tags.ts"
import { type GroupedTable, getGroupedAffectedTags, validateGroup } from "./grouped-records.ts"
import {
  buildJsonField,
  buildNumberField,
  buildPlainFields,
  buildTimestampField,
  type ModelDefinition,
  type Trx,
} from "./model-definition.ts"

const isEnabled = () => sql<SqlBool>`enabled`

/** The models of the page builder: content blocks, and the records that widgets list. */
export const widgetModels = {
  "cognito/page_content": {
    table: "page_contents",
    input: modelInputs["cognito/page_content"],
    fields: {
      ...buildPlainFields(...Object.keys(modelInputs["cognito/page_content"].shape)),
      variables: buildJsonField("variables"),
      start_time: buildTimestampField("start_time"),
      end_time: buildTimestampField("end_time"),
    },
    urlField: null,
    isShown: null,
    getAffectedTags: getPageContentAffectedTags,
  },
  "cognito/gallery": {
    table: "galleries",
    input: modelInputs["cognito/gallery"],
    fields: buildPlainFields("name", "url", "heading", "sub_heading", "group_id", "sort_order"),
    urlField: "url",
    isShown: isEnabled,
    validate: (trx, id) => validateGroup(trx, "galleries", id),
    getAffectedTags: getGalleryAffectedTags,
  },
  "cognito/slide": {
    table: "slides",
    input: modelInputs["cognito/slide"],
    fields: buildPlainFields(...Object.keys(modelInputs["cognito/slide"].shape)),
    urlField: null,
    isShown: null,
    getAffectedTags: getSlideAffectedTags,
  },
  "cognito/faq": {
    ...sortedIn("faqs"),
    input: modelInputs["cognito/faq"],
    fields: buildPlainFields(...Object.keys(modelInputs["cognito/faq"].shape)),
  },
  "cognito/testimonial": {
    ...sortedIn("testimonials"),
    input: modelInputs["cognito/testimonial"],
    fields: {
      ...buildPlainFields(...Object.keys(modelInputs["cognito/testimonial"].shape)),
      rating: buildNumberField("rating"),
    },
  },
  "cognito/person": {
    ...sortedIn("people"),
    input: modelInputs["cognito/person"],
    fields: buildPlainFields(...Object.keys(modelInputs["cognito/person"].shape)),
  },
} as const satisfies Record<string, ModelDefinition>

/** Shared settings of records that appear only in the lists of their groups. */
function sortedIn(table: GroupedTable) {
  return {
    table,
    urlField: null,
    isShown: isEnabled,
    validate: (trx: Trx, id: number) => validateGroup(trx, table, id),
    getAffectedTags: (trx: Trx, id: number) => getGroupedAffectedTags(trx, table, id),
  }
}
