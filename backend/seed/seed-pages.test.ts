import { pageContentInputSchema } from "#lib/contract/page.ts"
import { buildNumberedLookup, listWidgets } from "#tests/fixtures/seed.ts"
import { listBlockInputs, listPageInputs } from "./content-inputs.ts"
import { seed } from "./data/seed.ts"

/** The widget types of specification 2, section 2, plus the links list. */
const widgetTypes = [
  "core/html",
  "core/heading",
  "core/faq",
  "core/raw_code",
  "core/form",
  "core/google_map",
  "core/button_link",
  "core/image_with_content",
  "core/person_list",
  "core/call_to_action",
  "core/hero_quote",
  "core/hero_testimonial",
  "core/testimonial_grid",
  "core/gallery",
  "core/gallery_group",
  "core/link_children",
  "core/links",
  "core/gift_voucher_purchase",
  "tpl/heading",
  "Sell/new_products_grid",
  "Sell/product_grid",
  "Sell/product_view",
]
/** Widget settings that refer to a group, with the model of that group. */
const groupSettings = [
  ["core/faq", "group", "Cognito/Faq"],
  ["core/testimonial_grid", "group", "Cognito/Testimonial"],
  ["core/hero_testimonial", "testimonials", "Cognito/Testimonial"],
  ["core/person_list", "group", "Cognito/Person"],
  ["core/gallery_group", "group", "Cognito/Gallery"],
  ["Sell/product_grid", "group", "Sell/Product"],
] as const

const ids = buildNumberedLookup(seed)
const pages = listPageInputs(seed, ids)
const blocks = listBlockInputs(seed, ids)
const widgets = listWidgets(pages)
const groups = [...seed.groups, ...seed.contentGroups]

describe("the demo shop's pages", () => {
  it("use every specified widget type and no other", () => {
    const used = new Set(widgets.map(({ type }) => type))
    expect(widgetTypes.filter((type) => !used.has(type))).toEqual([])
    expect([...used].filter((type) => !widgetTypes.includes(type))).toEqual([])
  })

  it("use rows of columns and of tabs, and every tab has a title", () => {
    const rows = pages.flatMap((page) => page.rows)
    const tabs = rows.filter((row) => row.row_type === "tabs").flatMap((row) => row.blocks)
    expect(tabs.length).toBeGreaterThan(3)
    expect(tabs.filter(({ title }) => title === "")).toEqual([])
  })

  it("show every gallery type", () => {
    const galleries = widgets.filter(({ type }) => type === "core/gallery")
    expect(new Set(galleries.map(({ templatevar }) => templatevar.type))).toEqual(
      new Set(["slider", "grid", "shadowgrid", "centeredgrid"]),
    )
  })

  it.each(groupSettings)(
    "refer in %s by the setting %s to a group of %s",
    (type, setting, model) => {
      const placed = [
        ...widgets.map((widget) => ({ type: widget.type, settings: widget.templatevar })),
        ...blocks.map((block) => ({ type: block.template, settings: block.variables })),
      ].filter((widget) => widget.type === type)
      const urls = groups.filter((group) => group.model === model).map(({ url }) => url)
      expect(placed.length).toBeGreaterThan(0)
      for (const { settings } of placed) expect(urls).toContain(settings[setting])
    },
  )

  it("list only existing link menus", () => {
    const parents = seed.links.map(({ parent }) => parent)
    const lists = widgets.filter(({ type }) => ["core/links", "core/link_children"].includes(type))
    for (const { templatevar } of lists) expect(parents).toContain(templatevar.top_level)
  })

  it("show introduction, delivery and further links on the home page in order", () => {
    const home = pages.find(({ url }) => url === "home")
    const types = (home?.rows ?? []).map(({ blocks }) =>
      blocks.flatMap((block) => block.widgets.map(({ type }) => type)).join(),
    )
    expect(types).toEqual([
      "core/gallery",
      "core/heading,core/html",
      "core/html,core/html,core/html",
      "core/gallery,core/html",
      "Sell/new_products_grid,core/html",
      "core/image_with_content",
      "core/image_with_content",
      "core/hero_testimonial",
      "core/gallery,core/html",
      "core/call_to_action",
    ])
  })

  it("show slides on the home page with texts that fit on a phone", () => {
    const slides = seed.galleries.find(({ url }) => url === "home-slider")?.slides ?? []
    expect(slides.length).toBeGreaterThan(2)
    for (const { heading = "", sub_heading: line = "", content, link_button_text } of slides) {
      expect(heading.length).toBeLessThanOrEqual(28)
      expect(line).toMatch(/^.{20,75}\.$/)
      expect(content ?? "").toBe("")
      expect(link_button_text).toMatch(/^Shop /)
    }
  })

  it("show the specified texts above the form on the contact page", () => {
    const contact = listWidgets(pages.filter(({ url }) => url === "contact"))
    expect(contact.slice(0, 3)).toMatchObject([
      { type: "core/heading", templatevar: { heading: "Contact Us", level: "h1" } },
      { templatevar: { html: "<p>Fill out the form below to contact us</p>" } },
      { type: "core/form", templatevar: { form: ids.form.get("contact") } },
    ])
  })

  it("show the Christmas notice on whole days from 1 to 25 December in Queensland", () => {
    const notices = widgets.filter(({ wrapper }) => wrapper.hidden_before !== null)
    expect(notices.length).toBeGreaterThan(0)
    const formatLocal = (instant: string | null) =>
      new Date(instant ?? 0).toLocaleString("sv-SE", { timeZone: "Australia/Brisbane" })
    for (const { wrapper } of notices) {
      expect(formatLocal(wrapper.hidden_before)).toBe("2026-12-01 00:00:00")
      expect(formatLocal(wrapper.hidden_after)).toBe("2026-12-26 00:00:00")
    }
  })
})

describe("the demo shop's page in list form", () => {
  it("uses every field of a content block", () => {
    const plain = pageContentInputSchema.parse({ page_id: 1, template: "core/html" })
    const isUsed = (field: keyof typeof plain) =>
      blocks.some((block) => JSON.stringify(block[field]) !== JSON.stringify(plain[field]))
    const fields = Object.keys(plain).filter((field) => !["page_id", "template"].includes(field))
    expect(fields.filter((field) => !isUsed(pageContentInputSchema.keyof().parse(field)))).toEqual(
      [],
    )
  })

  it("exists also in row form", () => {
    const withRows = pages.filter(({ rows }) => rows.length > 0).map(({ url }) => ids.page.get(url))
    for (const { page_id: id } of blocks) expect(withRows).toContain(id)
  })
})
