import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { type UnreliableApi, withReplacedText, works } from "#tests/fakes/unreliable-api.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import {
  getElementText,
  listTexts,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { signInSettings, testSignInSettings } from "./sign-in-settings.ts"

/** Tests pages of content blocks on a storefront behind a proxy of the running API, whose site it changes. */
export function testListPages(
  getStorefront: () => OwnStorefront,
  getApi: () => UnreliableApi,
): void {
  const [suffix] = crypto.randomUUID().split("-")
  const pageIds: number[] = []
  let api: UnreliableApi
  let shop: OwnStorefront
  let videoId: number
  let imageHash: string

  /** Changes the site to pages of content blocks and other sign-in pages. */
  beforeAll(async () => {
    api = getApi()
    shop = getStorefront()
    const settings = ["list_page_content", ...signInSettings].join("|")
    api.failureMode = withReplacedText(new RegExp(`"(${settings})":\\s*false`, "g"), '"$1":true')
    const { data } = await fetchShopApiBody("listVideos")
    const [video] = data
    if (!video?.slate_image) throw new Error("The shop has no video with a poster image")
    videoId = video.id
    imageHash = video.slate_image.hash
    await sendChangeEvent([shop.origin], shop.revalidateSecret, [{ kind: "site", slug: "all" }])
  })
  afterAll(async () => {
    api.failureMode = works
    for (const id of pageIds) await admin.delete("cognito/page", id)
  })

  const hourMs = 3_600_000
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
  const html = (text: string) => ({ template: "core/html", variables: { html: `<p>${text}</p>` } })

  /** Creates a page with these content blocks and fetches it as a client without JavaScript. */
  async function fetchPageWithBlocks(name: string, blocks: object[], content = "") {
    const url = `list-${name}-${suffix}`
    const page_id = await admin.create("cognito/page", { name: `List ${name}`, url, content })
    pageIds.push(page_id)
    for (const block of blocks) await admin.create("cognito/page_content", { page_id, ...block })
    return eventually(20_000, async () => {
      const page = await requestPage(`/${url}`, shop)
      expect({ path: url, status: page.status }).toEqual({ path: url, status: 200 })
      return parseDocument(page)
    })
  }
  const getMain = (document: Document) => {
    const element = document.querySelector("main")
    if (!element) throw new Error("The page has no main part")
    return element
  }

  describe("a page of content blocks", () => {
    it("renders blocks in their order without deleted ones, then its own text", async () => {
      const document = await fetchPageWithBlocks(
        "order",
        [
          { ...html("third"), sort_order: 3 },
          { ...html("first"), sort_order: -1 },
          { ...html("gone"), sort_order: 1, deleted: true },
          { ...html("second"), sort_order: 2 },
        ],
        "<p>below <b>them</b></p><script>alert(1)</script>",
      )
      expect(listTexts(getMain(document), "p")).toEqual(["first", "second", "third", "below them"])
      expect(getMain(document).innerHTML).not.toContain("alert(1)")
    })

    it("renders scheduled blocks at their time, and blocks in editing always", async () => {
      const document = await fetchPageWithBlocks("times", [
        { ...html("now"), start_time: inHours(-1), end_time: inHours(1) },
        { ...html("later"), start_time: inHours(1) },
        { ...html("over"), end_time: inHours(-1) },
        { ...html("hidden"), hidden: true },
        { ...html("edited"), hidden: true, editing: true, end_time: inHours(-1) },
      ])
      expect(listTexts(getMain(document), "p")).toEqual(["now", "edited"])
    })

    it("renders spacing, colours and an anchor name of a block", async () => {
      const spacing = {
        padding_top: "8",
        padding_bottom: "0.5",
        padding_left: "px",
        margin_top: "12",
      }
      const document = await fetchPageWithBlocks("look", [
        {
          ...html("framed"),
          ...spacing,
          padding_right: "13",
          margin_bottom: "3.5",
          background_colour: "dng",
          text_colour: "wht",
          anchor_name: "#Price list",
        },
      ])
      const anchor = document.getElementById("Price-list")
      expect(anchor && getElementText(anchor, "p")).toBe("framed")
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
      const document = await fetchPageWithBlocks("behind", [
        {
          ...html("over a picture"),
          background_image_hash: imageHash,
          full_width: true,
          background_image_opacity: 30,
          background_image_saturation: 50,
          background_image_fixed: true,
        },
        { ...html("over a video"), background_video_id: videoId },
      ])
      const [image, poster] = getMain(document).querySelectorAll(".isolate")
      const style = image?.querySelector(".fixed")?.getAttribute("style")
      expect(style).toBe("opacity:0.3;filter:saturate(50%)")
      expect(image?.querySelector("img")?.src).toContain(imageHash)
      expect(image?.closest(".full-width")).not.toBeNull()
      expect(poster?.querySelector("img")?.src).toContain(imageHash)
      expect(poster?.querySelector("video")).toBeNull()
    })

    it("sets scroll animations, with the specification's defaults", async () => {
      const document = await fetchPageWithBlocks("motion", [
        { ...html("plain"), aos_type: "fade-up" },
        {
          ...html("own"),
          aos_type: "zoom-out",
          aos_easing: "linear",
          aos_offset: 10,
          aos_duration: 900,
          aos_delay: 50,
        },
      ])
      const animations = [...getMain(document).querySelectorAll("[data-scroll-animation]")].map(
        (element) => JSON.parse(element.getAttribute("data-scroll-animation") ?? ""),
      )
      expect(animations).toMatchObject([
        { easing: "ease", offsetPx: 120, durationMs: 400, delayMs: 0 },
        { easing: "linear", offsetPx: 10, durationMs: 900, delayMs: 50 },
      ])
    })

    it("omits blocks with invalid settings or of an unknown type", async () => {
      const document = await fetchPageWithBlocks("bad", [
        { template: "core/heading", variables: { heading: "No", level: "h9" } },
        { template: "core/rocket", variables: { fuel: [1, { deep: null }] } },
        html("rest"),
      ])
      expect(listTexts(getMain(document), "p")).toEqual(["rest"])
      expect(getMain(document).textContent).not.toContain("Unknown")
    })

    it("renders a scheduled block without a request in between", async () => {
      const start_time = new Date(Date.now() + 4_000).toISOString()
      const document = await fetchPageWithBlocks("soon", [
        html("always"),
        { ...html("soon"), start_time },
      ])
      expect(listTexts(getMain(document), "p")).toEqual(["always"])
      await sleep(Math.max(0, Date.parse(start_time) + 2_000 - Date.now()))
      const page = await requestPage(`/list-soon-${suffix}`, shop)
      expect(listTexts(getMain(parseDocument(page)), "p")).toEqual(["always", "soon"])
    })
  })

  testSignInSettings(
    () => shop,
    () => api,
  )
}
