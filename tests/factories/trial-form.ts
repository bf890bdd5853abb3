import { randomBytes } from "node:crypto"
import { z } from "zod"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { eventually } from "../assertions/eventually.ts"
import { requestPage } from "../support/request-page.ts"
import { getRunningShop } from "../support/running-shop.ts"
import { admin } from "../support/shop-admin.ts"

const submissionSchema = z.object({
  id: z.number(),
  form_id: z.number(),
  data: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })),
})

/** A form for one test on its own page in the running shop. */
export type TrialForm = {
  formId: number
  /** Path of its page. */
  path: string
  /** Returns its submissions as values by field, newest first. */
  listSent: () => Promise<Record<string, string | number>[]>
  clear: () => Promise<void>
}

/** Creates a form with these values and its page in the shop. Clear it afterwards. */
export async function createTrialForm(values: object, settings: object = {}): Promise<TrialForm> {
  const mark = randomBytes(4).toString("hex")
  const url = `trial-form-${mark}`
  const formId = await admin.create("cognito/form", { name: `Trial ${mark}`, url, ...values })
  const widget = { type: "core/form", templatevar: { form: formId, ...settings } }
  const rows = [{ row_type: "columns", blocks: [{ id: 1, width: 12, widgets: [widget] }] }]
  const pageId = await admin.create("cognito/page", { name: `Trial ${mark}`, url, rows })
  const path = `/${url}`
  await eventually(30_000, async () => {
    const { status } = await requestPage(path)
    if (status !== 200) throw new Error(`${path} responded with ${status}`)
  })
  return {
    formId,
    path,
    listSent: async () => (await listSubmissions(formId)).map(({ values }) => values),
    clear: async () => {
      await admin.delete("cognito/page", pageId)
      for (const { id } of await listSubmissions(formId)) {
        await admin.delete("cognito/form_submission", id)
      }
      await admin.delete("cognito/form", formId)
    },
  }
}

async function listSubmissions(formId: number) {
  const { apiOrigin, adminToken } = getRunningShop()
  const response = await fetch(`${apiOrigin}${restBasePath}/cognito/form_submission/list`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ page_size: 100 }),
    signal: AbortSignal.timeout(30_000),
  })
  const { data } = z.object({ data: z.array(submissionSchema) }).parse(await response.json())
  return data
    .filter((submission) => submission.form_id === formId)
    .map(({ id, data }) => ({
      id,
      values: Object.fromEntries(data.map(({ name, value }) => [name, value])),
    }))
}

let entries = 0

/** Builds a form question, optional unless `more` overrides it. */
export function buildFormQuestion(type: string, label: string, more: object = {}) {
  entries += 1
  return { id: entries, name: type, field_type: type, label, required: false, ...more }
}
