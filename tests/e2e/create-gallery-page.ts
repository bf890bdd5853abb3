import type { WireGallery } from "#lib/contract/gallery.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { admin } from "#tests/support/shop-admin.ts"

export type GalleryPage = { path: string; gallery: WireGallery; remove: () => Promise<void> }

/**
 * Creates a page with a gallery of the shop whose slides have images, texts and buttons. Remove it
 * afterwards.
 */
export async function createGalleryPage(settings: object): Promise<GalleryPage> {
  const gallery = await findGallery()
  const url = `gallery-trial-${crypto.randomUUID()}`
  const templatevar = { gallery: gallery.id, type: "grid", use_lightbox: 1, ...settings }
  const rows = [{ blocks: [{ id: 1, widgets: [{ type: "core/gallery", templatevar }] }] }]
  const id = await admin.create("cognito/page", { name: "Trial", url, rows })
  return {
    path: `/${url}`,
    gallery,
    remove: async () => void (await admin.delete("cognito/page", id)),
  }
}

async function findGallery(): Promise<WireGallery> {
  const { data } = await fetchShopApiBody("listGalleries", { query: { page_size: 100 } })
  for (const { id } of data) {
    const { item } = await fetchShopApiBody("getGallery", { query: { id } })
    const isFit = item?.slides.every(
      ({ image, heading, content, link_button_text: button }) =>
        image && heading && content && button,
    )
    if (item && isFit && item.slides.length >= 3) return item
  }
  throw new Error("No gallery of the shop has three slides with picture, text and button")
}

/** Finds a page with a gallery group; returns its path and galleries. Throws if there is none. */
export async function findGalleryGroup(): Promise<{ path: string; galleries: WireGallery[] }> {
  const { data: pages } = await fetchShopApiBody("listPages", {
    query: { page_size: 100, pb: "1" },
  })
  for (const { slug, rows } of pages) {
    const widgets = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets))
    const group = widgets.find(({ type }) => type === "core/gallery_group")?.templatevar.group
    if (typeof group !== "string") continue
    const { data: galleries } = await fetchShopApiBody("listGalleries", { query: { group } })
    if (galleries.length > 1) return { path: `/${slug}`, galleries }
  }
  throw new Error("No page of the shop shows a group of several galleries")
}
