import {
  buildAttackSettings,
  buildPackedPayloads,
  everyPayload,
  storedPayloads,
} from "../factories/attack-values.ts"
import {
  type AttackedRecords,
  attackSlugPrefix,
  createAttackedRecords,
  type Make,
} from "../factories/attacked-records.ts"
import { wantedHtml } from "../factories/xss-payloads.ts"
import { parseDocument, requestPage } from "./request-page.ts"
import { admin } from "./shop-admin.ts"

/** A page with payloads in the widgets of these types. */
export type AttackedPage = { types: readonly string[]; path: string }
type Widget = { type: string; templatevar: object; wrapper?: object }

/** Returns the example settings of every widget type, from the shop's widget catalogue page. */
export async function listCatalogueSettings(): Promise<Map<string, object[]>> {
  const document = parseDocument(await requestPage("/demo_asdf"))
  const types = [...document.querySelectorAll("main h2 + code")].map((code) => {
    const shown = [...(code.closest("div[id]")?.querySelectorAll("figure > pre") ?? [])]
    const settings = shown.map((pre): object => JSON.parse(pre.textContent ?? "{}"))
    return [code.textContent ?? "", settings] as const
  })
  return new Map(types)
}

/** The widgets of each page, with the types of these widgets. */
type AttacksByType = readonly (readonly [types: readonly string[], pages: readonly Widget[][]])[]

/** Selects each widget's first page, with payloads in its texts, and its last, with attack records. */
export function getFirstAndLast(all: AttacksByType): AttacksByType {
  return all.map(([types, pages]) => [
    types,
    pages.filter((_, at) => at === 0 || at === pages.length - 1),
  ])
}

/** Number of pages onto which `joinFirst` distributes the widgets. */
const joinedPages = 4

/** Selects the first page of each widget and joins their widgets onto four pages. */
export function joinFirst(all: AttacksByType): AttacksByType {
  const first = [...all].map(([types, attacks]) => ({ types, widgets: attacks[0] ?? [] }))
  const pages = Array.from({ length: joinedPages }, (_, page) =>
    first.filter((_, at) => at % joinedPages === page),
  )
  return pages.map((parts) => [
    parts.flatMap(({ types }) => types),
    [parts.flatMap(({ widgets }) => widgets)],
  ])
}

/**
 * Creates pages with every payload in every text of every widget, of its records and of the page
 * itself. `pick` selects among the pages of each widget. `clear` deletes everything again.
 */
export async function createAttackPages(
  pick: (all: AttacksByType) => AttacksByType = (all) => all,
): Promise<{ pages: AttackedPage[]; clear: () => Promise<void> }> {
  const made: [Parameters<Make>[0], number][] = []
  const make: Make = async (model, values) => {
    const id = await admin.create(model, values)
    made.push([model, id])
    return id
  }
  const clear = async () => {
    for (const [model, id] of made.splice(0).reverse()) await admin.delete(model, id)
  }
  try {
    const catalogue = await listCatalogueSettings()
    const records = await createAttackedRecords(make)
    const all = [...catalogue].map(
      ([type, examples]) => [[type], listAttacks(type, examples, records)] as const,
    )
    const pages: AttackedPage[] = []
    for (const [types, attacks] of pick(all)) {
      for (const [at, widgets] of attacks.entries()) {
        const [type = ""] = types
        const url = `${attackSlugPrefix}-${type.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${at + 1}`
        await make("cognito/page", buildPage(url, widgets))
        pages.push({ types, path: `/${url}` })
      }
    }
    return { pages, clear }
  } catch (error) {
    await clear()
    throw error
  }
}

/**
 * Lists the pages of a widget type: each example with payloads in its written texts, in all texts,
 * and with attack records.
 */
function listAttacks(type: string, examples: object[], records: AttackedRecords): Widget[][] {
  const named = [records[type], records[`${type} (older)`]].filter((each) => each !== undefined)
  const attacks = pickDifferent(examples).flatMap((settings) => [
    [true, false].map((onlyWritten) => Object(buildAttackSettings(settings, onlyWritten))),
    ...named.map((record) => [{ ...Object(buildAttackSettings(settings, true)), ...record }]),
  ])
  const single = type === "core/html" ? [storedPayloads.map((html) => ({ html }))] : []
  return [...attacks, ...single].map((each) => each.map((templatevar) => ({ type, templatevar })))
}

/** Drops examples that differ in options only, since their texts are the same attack surface. */
function pickDifferent(examples: readonly object[]): object[] {
  const byTexts = new Map(
    examples.map((settings) => {
      const written = Object.entries(buildAttackSettings(settings, true) ?? {}).filter(
        ([name, value]) => value !== Reflect.get(settings, name),
      )
      return [written.map(([name]) => name).join(), settings]
    }),
  )
  return [...byTexts.values()]
}

function buildPage(url: string, widgets: readonly Widget[]) {
  const [name = ""] = buildPackedPayloads(480)
  const look = { background_colour: '"><img src=x', text_colour: "red;x:url(x)", padding_top: '4"' }
  const wanted = { type: "core/html", templatevar: { html: wantedHtml.html } }
  const attacked = widgets.map((widget, at) => (at % 2 ? { ...widget, wrapper: look } : widget))
  const row = { row_class: name, container_class: name, outer_class: name, container_id: name }
  return {
    name,
    url,
    title: name,
    meta_description: name,
    content: wantedHtml.html + everyPayload,
    rows: [
      { ...row, blocks: [{ id: 1, title: name, block_class: name, widgets: [wanted] }] },
      { blocks: [{ id: 2, widgets: attacked }] },
      {
        row_type: "tabs",
        blocks: [
          { id: 3, title: name, widgets: [wanted] },
          { id: 4, title: everyPayload, widgets: [wanted] },
        ],
      },
    ],
  }
}
