import { renderToStaticMarkup } from "react-dom/server"
import { parsePage } from "#lib/api/parse-page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import { buildPagePlan, fetchPageData } from "./fetch-page-data.ts"
import { PageRow } from "./page-row.tsx"

const now = Date.parse("2026-11-01T00:00:00Z")
const labels = {
  tabs: "Sections",
  video: { play: "Play", pause: "Stop" },
  nameUnknown: (type: string) => `Unknown ${type}`,
  nameDraft: (reason: string) => `Draft ${reason}`,
}
let lastId = 0

function block(widgets: object[], extra: object = {}) {
  lastId += 1
  return { id: lastId, widgets, ...extra }
}
const html = (text: string, extra: object = {}) => ({
  type: "core/html",
  templatevar: { html: `<p>${text}</p>` },
  ...extra,
})

async function showRows(...rows: object[]) {
  return showRowsTo(null, ...rows)
}

async function showRowsTo(reader: { showsDrafts: boolean } | null, ...rows: object[]) {
  const wire = {
    id: 1,
    name: "About",
    slug: "about",
    title: "",
    meta_description: "",
    content: "",
    rows: rows.map((row) => pageRowSchema.parse(row)),
    updated_at: "2026-01-01T00:00:00Z",
  }
  const page = parsePage(wire, reader)
  const pageContext = { slug: "about", item: null, parameters: [], locale: "en", isSelling: true }
  const { rows: loaded, hasHeading } = await fetchPageData(
    buildPagePlan(page.rows, now),
    pageContext,
  )
  const shown = loaded.map((row, at) =>
    renderToStaticMarkup(<PageRow {...row} labels={labels} name={`t${at}`} />),
  )
  return { markup: shown.join(""), hasHeading }
}

/** Returns the visible words of the rendered rows. */
async function readRows(...rows: object[]) {
  const { markup } = await showRows(...rows)
  return markup
    .replaceAll(/<[^>]+>/g, " ")
    .trim()
    .split(/\s+/)
}

describe("rows of a page", () => {
  it("render their blocks in order, without deleted ones", async () => {
    const deleted = block([html("two")], { deleted: true })
    const blocks = [block([html("one")]), deleted, block([html("three")])]
    expect(await readRows({ blocks })).toEqual(["one", "three"])
  })

  it("mark each widget with its place, hidden ones counted, only for a preview with drafts", async () => {
    const hidden = html("two", { wrapper: { hidden: true } })
    const tabs = {
      row_type: "tabs",
      blocks: [block([html("no")], { deleted: true }), block([html("a")])],
    }
    const rows = [{ blocks: [block([html("one"), hidden, html("three")])] }, tabs]
    const { markup } = await showRowsTo({ showsDrafts: true }, ...rows)
    expect(markup.match(/data-node="[\d.]+"/g)).toEqual(
      ["0.0.0", "0.0.1", "0.0.2", "1.0.0", "1.1.0"].map((node) => `data-node="${node}"`),
    )
    const plain = (await showRows(...rows)).markup
    expect((await showRowsTo({ showsDrafts: false }, ...rows)).markup).toBe(plain)
    expect(plain).not.toContain("data-node")
  })

  it("position blocks by width and offset", async () => {
    const left = block([html("left")], { width: 4 })
    const right = block([html("right")], { width: 4, offset: 4 })
    const { markup } = await showRows({ blocks: [left, right] })
    expect(markup).toContain('style="--place:9 / span 4"')
  })

  it("render nothing for blocks without visible widgets", async () => {
    const empty = block([html("x", { wrapper: { hidden: true } })], { title: "Nothing" })
    expect((await showRows({ blocks: [empty] }, { blocks: [] })).markup).toBe("")
    const { markup } = await showRows({ blocks: [empty, block([html("rest")])] })
    expect(markup).not.toContain("Nothing")
    expect(markup.match(/page-block/g)).toHaveLength(1)
  })

  it("render the ids and class names of the CMS, without classes that would break the layout", async () => {
    const names = { container_id: "prices", row_class: "prices fixed", container_class: "wide" }
    const { markup } = await showRows({
      ...names,
      blocks: [block([html("x")], { block_class: "card z-50" })],
    })
    expect(markup).toContain('id="prices"')
    expect(markup).toMatch(/class="[^"]* wide prices"/)
    expect(markup).toContain('class="page-block card"')
  })

  it("omit a widget with invalid settings and render the others", async () => {
    const bad = { type: "core/heading", templatevar: { heading: "No", level: "h9" } }
    expect(await readRows({ blocks: [block([bad, html("rest")])] })).toEqual(["rest"])
  })

  it("render no text for a widget of an unknown type", async () => {
    const { markup } = await showRows({ blocks: [block([{ type: "core/rocket" }, html("rest")])] })
    expect(markup).not.toContain("Unknown")
    expect(markup).toContain("rest")
  })

  it("omit widgets that are hidden by setting or by schedule", async () => {
    const widgets = [
      html("hidden", { wrapper: { hidden: true } }),
      html("later", { wrapper: { hidden_before: "2026-12-01T00:00:00Z" } }),
      html("over", { wrapper: { hidden_after: "2026-10-01T00:00:00Z" } }),
      html("now", { wrapper: { hidden_before: "2026-10-01T00:00:00Z" } }),
    ]
    expect(await readRows({ blocks: [block(widgets)] })).toEqual(["now"])
  })

  it("remove scripts from CMS text", async () => {
    const hostile = html("x<script>alert(1)</script><img src=x onerror=alert(1)>")
    const { markup } = await showRows({ blocks: [block([hostile])] })
    expect(markup).not.toMatch(/script|onerror/)
  })

  it("report whether a widget renders the page heading", async () => {
    const heading = (level: string) => {
      return { type: "core/heading", templatevar: { heading: "A", level } }
    }
    expect((await showRows({ blocks: [block([heading("h1")])] })).hasHeading).toBe(true)
    expect((await showRows({ blocks: [block([heading("h2")])] })).hasHeading).toBe(false)
  })
})

const buildVideoWrapper = (slate: object | null) => ({
  background_video: { id: "7", imageHashes: { slate } },
})
const slate = {
  hash: "a".repeat(32),
  alt: "",
  placeholder: "#888888",
  aspect: "16x9",
  width: 1920,
  height: 1080,
  url: "/a",
  webp_url: "/b",
  avif_url: "/c",
}

describe("frame of a widget in a page row", () => {
  it("has its anchor as id, and no id for an invalid anchor", async () => {
    const widgets = [
      html("Team", { wrapper: { anchor_name: "team" } }),
      html("Odd", { wrapper: { anchor_name: "7 <dwarfs>" } }),
    ]
    const { markup } = await showRows({ blocks: [block(widgets)] })
    expect(markup).toContain('<div class="scroll-mt-24" id="team"><div')
    expect(markup.match(/ id="/g)).toHaveLength(1)
  })

  it("renders the scroll animation as JSON, with the defaults of the specification", async () => {
    const motion = { aos_type: "fade-up", aos_duration: 700 }
    const { markup } = await showRows({ blocks: [block([html("Up", { wrapper: motion })])] })
    const animation = /data-scroll-animation="([^"]*)"/.exec(markup)?.[1]?.replaceAll("&quot;", '"')
    expect(JSON.parse(animation ?? "null")).toEqual({
      from: { opacity: 0, transform: "translate(0,100px)" },
      easing: "ease",
      offsetPx: 120,
      durationMs: 700,
      delayMs: 0,
    })
  })

  it("renders the poster of a background video without JavaScript", async () => {
    const { markup } = await showRows({
      blocks: [block([html("Film", { wrapper: buildVideoWrapper(slate) })])],
    })
    expect(markup).toContain(`/assets/i/${slate.hash}/16x9/`)
    expect(markup).toContain("relative isolate pb-16")
  })

  it("spans the viewport if its block fills the row, and in tabs", async () => {
    const wide = [html("Wide", { wrapper: { full_width: true } })]
    const whole = await showRows({ blocks: [block(wide)] })
    expect(whole.markup).toContain('<div class="full-width">')
    const half = await showRows({ blocks: [block(wide, { width: 6 }), block([html("Rest")])] })
    expect(half.markup).toContain("Wide")
    expect(half.markup).not.toContain("full-width")
    const tabs = await showRows({ row_type: "tabs", blocks: [block(wide, { width: 6 })] })
    expect(tabs.markup).toContain('<div class="full-width">')
  })
})

describe("tabs of a page row", () => {
  it("render the blocks' titles, with the first tab selected", async () => {
    const blocks = [
      block([html("first")], { title: "Care" }),
      block([html("second")], { title: "Sizes" }),
    ]
    const { markup } = await showRows({ row_type: "tabs", blocks })
    const radios = markup.match(/<input type="radio"[^>]*>/g)
    expect(radios?.map((radio) => radio.includes("checked"))).toEqual([true, false])
    expect(markup).toMatch(/Care<\/label>.*first.*Sizes<\/label>.*second/s)
    expect(markup).toMatch(/<fieldset[^>]*><legend[^>]*>Sections<\/legend>/)
  })

  it("number a tab without a title and omit one without visible widgets", async () => {
    const hidden = html("hidden", { wrapper: { hidden: true } })
    const blocks = [
      block([hidden], { title: "Empty" }),
      block([html("first")]),
      block([html("second")], { title: "Sizes" }),
    ]
    const { markup } = await showRows({ row_type: "tabs", blocks })
    expect(markup).not.toContain("Empty")
    expect(markup).toMatch(/>1<\/label>.*first.*Sizes<\/label>.*second/s)
    expect(markup.match(/checked=""/g)).toHaveLength(1)
  })
})
