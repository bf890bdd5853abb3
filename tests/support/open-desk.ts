import type { ModelName } from "#lib/contract/model-call.ts"
import { admin } from "./shop-admin.ts"

export type PlacedWidget = { type: string; templatevar?: object; limit?: number; offset?: number }

/** Creates records and pages for one test; `clear` deletes all of them. */
export function createCmsFixture() {
  const made: [ModelName, number][] = []
  const make = async (model: ModelName, values: object) => {
    const id = await admin.create(model, values)
    made.push([model, id])
    return id
  }
  return {
    make,
    /** Creates a page with these widgets in one column and returns its id. */
    compose: (url: string, widgets: readonly PlacedWidget[]) => {
      const heading = { type: "core/heading", templatevar: { heading: url, level: "h1" } }
      const rows = [{ blocks: [{ id: 1, widgets: [heading, ...widgets] }] }]
      return make("cognito/page", { name: url, url, rows })
    },
    clear: async () => {
      for (const [model, id] of made.splice(0).reverse()) await admin.delete(model, id)
    },
  }
}
