import { type SqlBool, sql } from "kysely"
import { modelInputs } from "#lib/contract/model-call.ts"
import {
  getGalleryFootprint,
  getPageContentFootprint,
  getSlideFootprint,
} from "./content-footprints.ts"
import { jsonField, momentField, numberField, plainFields } from "./field.ts"
import { type GroupedTable, getGroupedFootprint, verifyGroup } from "./grouped-records.ts"
import type { ModelDefinition, Trx } from "./model-definition.ts"

const isEnabled = () => sql<SqlBool>`enabled`

/** The models of the page builder: content blocks, and the records that widgets list. */
export const widgetModels = {
  "cognito/page_content": {
    table: "page_contents",
    input: modelInputs["cognito/page_content"],
    fields: {
      ...plainFields(...Object.keys(modelInputs["cognito/page_content"].shape)),
      variables: jsonField("variables"),
      start_time: momentField("start_time"),
      end_time: momentField("end_time"),
    },
    urlField: null,
    isShown: null,
    getFootprint: getPageContentFootprint,
  },
  "cognito/gallery": {
    table: "galleries",
    input: modelInputs["cognito/gallery"],
    fields: plainFields("name", "url", "heading", "sub_heading", "group_id", "sort_order"),
    urlField: "url",
    isShown: isEnabled,
    verify: (trx, id) => verifyGroup(trx, "galleries", id),
    getFootprint: getGalleryFootprint,
  },
  "cognito/slide": {
    table: "slides",
    input: modelInputs["cognito/slide"],
    fields: plainFields(...Object.keys(modelInputs["cognito/slide"].shape)),
    urlField: null,
    isShown: null,
    getFootprint: getSlideFootprint,
  },
  "cognito/faq": {
    ...sortedIn("faqs"),
    input: modelInputs["cognito/faq"],
    fields: plainFields(...Object.keys(modelInputs["cognito/faq"].shape)),
  },
  "cognito/testimonial": {
    ...sortedIn("testimonials"),
    input: modelInputs["cognito/testimonial"],
    fields: {
      ...plainFields(...Object.keys(modelInputs["cognito/testimonial"].shape)),
      rating: numberField("rating"),
    },
  },
  "cognito/person": {
    ...sortedIn("people"),
    input: modelInputs["cognito/person"],
    fields: plainFields(...Object.keys(modelInputs["cognito/person"].shape)),
  },
} as const satisfies Record<string, ModelDefinition>

/** Shared settings of records that appear only in the lists of their groups. */
function sortedIn(table: GroupedTable) {
  return {
    table,
    urlField: null,
    isShown: isEnabled,
    verify: (trx: Trx, id: number) => verifyGroup(trx, table, id),
    getFootprint: (trx: Trx, id: number) => getGroupedFootprint(trx, table, id),
  }
}
