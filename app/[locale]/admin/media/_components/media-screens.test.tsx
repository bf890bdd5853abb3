/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { WireListedImage } from "#lib/contract/media-calls.ts"
import { replaceUploads } from "#tests/fakes/upload-request.ts"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { MediaThumbnail } from "../../_components/media-thumbnail.tsx"
import { ImageView } from "./image-view.tsx"
import { MediaView } from "./media-view.tsx"

const realFetch = globalThis.fetch
let restoreUploads = () => {}
beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
  restoreUploads()
})

const hash = "a".repeat(32)
const image = {
  hash,
  name: "mug.jpg",
  file_name: `${hash}.jpg`,
  tags: ["mugs"],
  focus: { x: 50, y: 50 },
  mime: "image/jpeg",
  width: 1600,
  height: 1000,
  bytes: 120_000,
  alt: "",
  created_at: "2026-11-27T00:00:00Z",
  is_unused: false,
  image: { webp_url: "/x.webp", width: 300, height: 225, placeholder: "#ffffff" },
}
const item = {
  ...image,
  uses: [
    { model: "sell/product", id: 7, name: "Mug" },
    { model: "cognito/group", id: 3, name: "Kitchen" },
  ],
  order_count: 2,
  version: "v1",
}
const noTags = () => ({ data: [{ tag: "mugs", count: 1 }], count: 1 })

describe("the media library", () => {
  it("is filtered by the address: what is unused, with a tag, as a table", async () => {
    const filter = encodeURIComponent(
      JSON.stringify({ state: "unused", tag: "mugs", view: "list" }),
    )
    const { sent } = renderAdmin(<MediaView />, `/admin/media?filter=${filter}`, {
      listImages: () => ({ data: [image], count: 1 }),
      listImageTags: noTags,
    })
    expect(await screen.findByRole("link", { name: "mug.jpg" })).toHaveAttribute(
      "href",
      `/admin/media/${hash}`,
    )
    expect(screen.getByRole("table", { name: "Pictures and videos" })).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "listImages")?.input).toMatchObject({
      unused: true,
      tag: "mugs",
      without_alt: false,
    })
  })
})

it("pictures that are uploaded appear in the library, with their number", async () => {
  const user = userEvent.setup()
  let uploaded: object[] = []
  const { sent } = renderAdmin(<MediaView />, "/admin/media", {
    listImages: () => ({ data: uploaded, count: uploaded.length }),
    listImageTags: noTags,
  })
  await screen.findByText("Nothing matches.")
  restoreUploads = replaceUploads([hash, "b".repeat(32)])
  uploaded = [image, { ...image, hash: "b".repeat(32), name: "cup.jpg" }]
  const files = ["mug", "cup"].map(
    (name) => new File([name], `${name}.jpg`, { type: "image/jpeg" }),
  )
  await user.upload(screen.getByLabelText("Picture files"), files)
  expect(await screen.findByText("2 pictures uploaded.")).toBeInTheDocument()
  expect(await screen.findByRole("link", { name: /cup\.jpg/ })).toBeInTheDocument()
  expect(sent.filter(({ call }) => call === "listImages").length).toBeGreaterThan(1)
})

describe("a picture", () => {
  it("links where it is shown, and cannot be deleted there", async () => {
    renderAdmin(<ImageView hash={hash} />, `/admin/media/${hash}`, { getImage: () => ({ item }) })
    expect(await screen.findByRole("link", { name: "Product: Mug" })).toHaveAttribute(
      "href",
      "/admin/products/7",
    )
    expect(screen.getByRole("link", { name: "Category: Kitchen" })).toHaveAttribute(
      "href",
      "/admin/categories/3",
    )
    expect(screen.getByText("2 past orders")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull()
  })

  it("is replaced once that is confirmed, with what cannot be undone", async () => {
    const user = userEvent.setup()
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const other = { ...item, hash: "b".repeat(32), name: "cup.jpg", alt: "A cup" }
    const { sent } = renderAdmin(<ImageView hash={hash} />, `/admin/media/${hash}`, {
      getImage: ({ hash: wanted }) => ({ item: wanted === hash ? item : other }),
      listImages: () => ({ data: [other], count: 1 }),
      replaceImage: () => new AdminFailure(409, { code: "CONFLICT", message: "No." }),
    })
    const replace = await screen.findByRole("button", { name: "Replace everywhere" })
    await user.click(replace)
    await user.click(await screen.findByRole("button", { name: "A cup" }))
    expect(await screen.findByText(/^This can’t be undone: the chosen picture/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect(sent.some(({ call }) => call === "replaceImage")).toBe(false)
    await user.click(replace)
    await user.click(await screen.findByRole("button", { name: "A cup" }))
    await user.click(screen.getByRole("button", { name: "Yes, replace it" }))
    expect(await screen.findByText("No.")).toBeInTheDocument()
    const input = { hash, by: other.hash }
    expect(sent.find(({ call }) => call === "replaceImage")?.input).toEqual(input)
  })

  it("gets its texts and its focal point, by a click or by keys, in one call", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<ImageView hash={hash} />, `/admin/media/${hash}`, {
      getImage: () => ({ item }),
      updateImage: () => ({ item }),
    })
    await user.type(await screen.findByLabelText("Alternative text"), "A mug")
    const point = screen.getByRole("button", { name: "Focal point: 50% across, 50% down" })
    point.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
    fireEvent.click(point, { detail: 1, clientX: 50, clientY: 100 })
    point.focus()
    await user.keyboard("{ArrowLeft}")
    expect(point).toHaveAccessibleName("Focal point: 20% across, 100% down")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "updateImage")?.input).toEqual({
      hash,
      alt: "A mug",
      name: "mug.jpg",
      tags: ["mugs"],
      focus: { x: 20, y: 100 },
      version: "v1",
    })
  })

  it("shows a conflict, with what was typed, and saves over it when asked to", async () => {
    const user = userEvent.setup()
    let isConflict = true
    const { sent } = renderAdmin(<ImageView hash={hash} />, `/admin/media/${hash}`, {
      getImage: () => ({ item }),
      updateImage: () =>
        isConflict
          ? new AdminFailure(409, { code: "CONFLICT", detail: { code: "record_changed" } })
          : { item },
    })
    await user.type(await screen.findByLabelText("Alternative text"), "A mug")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText(/^Somebody else has changed this/)).toBeInTheDocument()
    expect(screen.getByLabelText("Alternative text")).toHaveValue("A mug")
    isConflict = false
    await user.click(screen.getByRole("button", { name: "Do it anyway" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.findLast(({ call }) => call === "updateImage")?.input).not.toHaveProperty("version")
  })
})

it("shows a wide logo whole, and other images in the usual crop", () => {
  const rendition = {
    aspect: "4x3",
    width: 300,
    height: 225,
    url: `/assets/i/${hash}/4x3/300.jpeg`,
    webp_url: `/assets/i/${hash}/4x3/300.webp`,
    avif_url: `/assets/i/${hash}/4x3/300.avif`,
  } as const
  const listed: WireListedImage = {
    ...image,
    image: { ...rendition, hash, alt: "", placeholder: "#ffffff", extra_aspects: [] },
  }
  const show = (width: number) => {
    const { unmount } = render(<MediaThumbnail image={{ ...listed, width, height: 1000 }} />)
    const shown: HTMLImageElement = screen.getByRole("img", { name: "mug.jpg" })
    const facts = [shown.getAttribute("src"), shown.width, shown.height]
    unmount()
    return facts
  }
  expect(show(1600)).toEqual([`/assets/i/${hash}/4x3/300.webp`, 300, 225])
  expect(show(2500)).toEqual([`/assets/i/${hash}/whole/300.webp`, 300, 120])
})
