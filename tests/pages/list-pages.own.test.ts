import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { readApi } from "#tests/support/read-api.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { misspells, UnreliableApi } from "#tests/support/unreliable-api.ts"
import { listTexts, readPage, readText, visit } from "#tests/support/visit.ts"

const [mark] = crypto.randomUUID().split("-")
const pageIds: number[] = []
let api: UnreliableApi
let shop: OwnStorefront
let videoId: number
let pictureHash: string

/** Starts a separate storefront whose site configuration has pages of content blocks. */
beforeAll(async () => {
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  api.mood = misspells(/"list_page_content":false/g, '"list_page_content":true')
  const { data } = await readApi("listVideos")
  const [video] = data
  if (!video?.slate_image) throw new Error("The shop has no film with a still")
  videoId = video.id
  pictureHash = video.slate_image.hash
  shop = await openOwnStorefront(api.origin)
})
afterAll(async () => {
  await shop?.close()
  await api?.close()
  for (const id of pageIds) await admin.delete("cognito/page", id)
})

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const html = (text: string) => ({ template: "core/html", variables: { html: `<p>${text}</p>` } })

/** Creates a page with these content blocks and fetches it as a client without JavaScript. */
async function showPage(name: string, blocks: object[], content = "") {
  const url = `list-${name}-${mark}`
  const page_id = await admin.create("cognito/page", { name: `List ${name}`, url, content })
  pageIds.push(page_id)
  for (const block of blocks) await admin.create("cognito/page_content", { page_id, ...block })
  return eventually(20_000, async () => {
    const page = await visit(`/${url}`, shop)
    expect({ path: url, status: page.status }).toEqual({ path: url, status: 200 })
    return readPage(page)
  })
}
const main = (document: Document) => {
  const element = document.querySelector("main")
  if (!element) throw new Error("The page has no main part")
  return element
}

describe("a page of content blocks", () => {
  it("renders blocks in their order without deleted ones, then its own text", async () => {
    const document = await showPage(
      "order",
      [
        { ...html("third"), sort_order: 3 },
        { ...html("first"), sort_order: -1 },
        { ...html("gone"), sort_order: 1, deleted: true },
        { ...html("second"), sort_order: 2 },
      ],
      "<p>below <b>them</b></p><script>alert(1)</script>",
    )
    expect(listTexts(main(document), "p")).toEqual(["first", "second", "third", "below them"])
    expect(main(document).innerHTML).not.toContain("alert(1)")
  })

  it("renders scheduled blocks at their time, and blocks in editing always", async () => {
    const document = await showPage("times", [
      { ...html("now"), start_time: inHours(-1), end_time: inHours(1) },
      { ...html("later"), start_time: inHours(1) },
      { ...html("over"), end_time: inHours(-1) },
      { ...html("hidden"), hidden: true },
      { ...html("edited"), hidden: true, editing: true, end_time: inHours(-1) },
    ])
    expect(listTexts(main(document), "p")).toEqual(["now", "edited"])
  })

  it("renders spacing, colours and an anchor name of a block", async () => {
    const room = { padding_top: "8", padding_bottom: "0.5", padding_left: "px", margin_top: "12" }
    const document = await showPage("look", [
      {
        ...{ ...html("framed"), ...room, padding_right: "13", margin_bottom: "3.5" },
        ...{ background_colour: "dng", text_colour: "wht", anchor_name: "#Price list" },
      },
    ])
    const anchor = document.getElementById("Price-list")
    expect(anchor && readText(anchor, "p")).toBe("framed")
    const style = anchor?.querySelector("[style]")?.getAttribute("style") ?? ""
    expect(style).toContain("padding-block-start:calc(var(--spacing) * 8)")
    expect(style).toContain("padding-block-end:calc(var(--spacing) * 0.5)")
    expect(style).toContain("padding-inline-start:1px")
    expect(style).not.toContain("padding-inline-end")
    expect(style).toContain("margin-block-start:calc(var(--spacing) * 12)")
    expect(style).toContain("margin-block-end:calc(var(--spacing) * 3.5)")
    expect(style).toContain("background-color:var(--color-danger)")
    expect(anchor?.querySelector("[style*='color:#ffffff']")?.textContent).toBe("framed")
  })

  it("renders background images and videos", async () => {
    const document = await showPage("behind", [
      {
        ...{ ...html("over a picture"), background_image_hash: pictureHash, full_width: true },
        ...{ background_image_opacity: 30, background_image_saturation: 50 },
        background_image_fixed: true,
      },
      { ...html("over a film"), background_video_id: videoId },
    ])
    const [picture, still] = main(document).querySelectorAll(".isolate")
    const look = picture?.querySelector(".fixed")?.getAttribute("style")
    expect(look).toBe("opacity:0.3;filter:saturate(50%)")
    expect(picture?.querySelector("img")?.src).toContain(pictureHash)
    expect(picture?.closest(".full-width")).not.toBeNull()
    expect(still?.querySelector("img")?.src).toContain(pictureHash)
    expect(still?.querySelector("video")).toBeNull()
  })

  it("sets scroll animations, with the specification's defaults", async () => {
    const document = await showPage("motion", [
      { ...html("plain"), aos_type: "fade-up" },
      {
        ...{ ...html("own"), aos_type: "zoom-out", aos_easing: "linear" },
        ...{ aos_offset: 10, aos_duration: 900, aos_delay: 50 },
      },
    ])
    const plans = [...main(document).querySelectorAll("[data-scroll-animation]")].map((element) =>
      JSON.parse(element.getAttribute("data-scroll-animation") ?? ""),
    )
    expect(plans).toMatchObject([
      { easing: "ease", offsetPx: 120, durationMs: 400, delayMs: 0 },
      { easing: "linear", offsetPx: 10, durationMs: 900, delayMs: 50 },
    ])
  })

  it("omits blocks with invalid settings or of an unknown type", async () => {
    const document = await showPage("bad", [
      { template: "core/heading", variables: { heading: "No", level: "h9" } },
      { template: "core/rocket", variables: { fuel: [1, { deep: null }] } },
      html("rest"),
    ])
    expect(listTexts(main(document), "p")).toEqual(["rest"])
    expect(main(document).textContent).not.toContain("Unknown")
  })

  it("renders a scheduled block without a request in between", async () => {
    const start_time = new Date(Date.now() + 4_000).toISOString()
    const document = await showPage("soon", [html("always"), { ...html("soon"), start_time }])
    expect(listTexts(main(document), "p")).toEqual(["always"])
    await sleep(Math.max(0, Date.parse(start_time) + 2_000 - Date.now()))
    const page = await visit(`/list-soon-${mark}`, shop)
    expect(listTexts(main(readPage(page)), "p")).toEqual(["always", "soon"])
  })
})
