import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { createShopShipping } from "../factories/delivery-rows.ts"
import { createGroupRow, createImageRow, createProductRow } from "./shop-rows.ts"

type Db = Kysely<Database>

/** Seeds an empty database with every kind of record. Returns the ids of the shipping types. */
export async function createSmallShop(db: Db): ReturnType<typeof createShopShipping> {
  const picture = await createImageRow(db, "bottle")
  const small = await createImageRow(db, "small-logo", { width: 220, height: 220 })
  await addSite(db, small)
  const video = await addVideo(db, picture)
  await addContent(db, picture, video)
  await addGalleries(db, picture)
  await addListedRecords(db, picture)
  await addForm(db)
  await addSelling(db, picture)
  const delivery = await createShopShipping(db)
  const shop = await createGroupRow(db, "shop", null, { name: "Shop", image_hash: picture })
  const resin = await createGroupRow(db, "resin", shop, { name: "Resin", image_hash: picture })
  const tough = await createGroupRow(db, "resin-tough", resin, { name: "Tough resin" })
  const christmas = await createGroupRow(db, "shop-christmas", null, { name: "Seasonal Specials" })
  await addResin(db, { picture, video }, [tough, christmas])
  await createProductRow(db, "glass-beaker", {
    groupIds: [resin],
    is_new: true,
    photoHashes: [small],
  })
  return delivery
}

async function addVideo(db: Db, picture: string): Promise<number> {
  const { id } = await db
    .insertInto("videos")
    .values({ name: "Pouring", slug: "pouring", length: 4, slate_hash: picture })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

async function addResin(
  db: Db,
  { picture, video }: { picture: string; video: number },
  groupIds: number[],
): Promise<void> {
  const other = await createProductRow(db, "wash-tub", { groupIds, skus: [{ stock: 0 }] })
  const id = await createProductRow(db, "tough-resin", {
    name: "Tough Résin",
    blurb: "Bends before it breaks",
    brand: "Curlew",
    content: "<p>For hinges and clips.</p>",
    shipping_note: "Sent by road only.",
    is_new: true,
    primary_group_id: groupIds[0] ?? null,
    size_chart_hash: picture,
    video_id: video,
    groupIds,
    photoHashes: [picture, picture],
    skus: [
      { code: "RT-500-GREY", price_cents: 3_995, special_price_cents: 3_495 },
      { code: "RT-1000-GREY", price_cents: 6_995, stock: 0 },
    ],
  })
  await db.insertInto("related_products").values({ product_id: id, related_id: other }).execute()
  await addVolumes(db, id)
  await addExtras(db, id)
}

/** Inserts a volume option for each of the two SKUs; the first SKU has the first photo. */
async function addVolumes(db: Db, productId: number): Promise<void> {
  const variation = await db
    .insertInto("product_variations")
    .values({ product_id: productId, name: "Volume" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const options = await db
    .insertInto("product_variation_options")
    .values(
      ["500 ml", "1 L"].map((name, sort_order) => ({
        variation_id: variation.id,
        name,
        sort_order,
      })),
    )
    .returning("id")
    .execute()
  const skus = await db
    .selectFrom("skus")
    .select("id")
    .where("product_id", "=", productId)
    .orderBy("sort_order")
    .execute()
  const pairs = skus.flatMap(({ id }, index) => {
    const option = options[index]
    return option ? [{ sku_id: id, variation_id: variation.id, option_id: option.id }] : []
  })
  await db.insertInto("sku_options").values(pairs).execute()
  await db
    .updateTable("skus")
    .set((eb) => ({
      sku_photo_id: eb
        .selectFrom("photos")
        .select("photos.id")
        .where("photos.product_id", "=", productId)
        .orderBy("photos.sort_order")
        .limit(1),
    }))
    .where("code", "=", "RT-500-GREY")
    .execute()
}

async function addExtras(db: Db, productId: number): Promise<void> {
  const types = ["Checkbox", "Dropdown", "Qty", "Text"] as const
  const addons = await db
    .insertInto("addons")
    .values(types.map((type) => ({ name: `${type} extra`, type, price_cents: 250 })))
    .returning(["id", "type"])
    .execute()
  await db
    .insertInto("product_addons")
    .values(addons.map(({ id }) => ({ product_id: productId, addon_id: id, max_qty: 3 })))
    .execute()
  const dropdown = addons.find(({ type }) => type === "Dropdown")
  if (!dropdown) return
  await db
    .insertInto("addon_options")
    .values([
      { addon_id: dropdown.id, name: "Red", price_cents: 0 },
      { addon_id: dropdown.id, name: "Gold", price_cents: 150, sort_order: 1 },
    ])
    .execute()
}

async function addSite(db: Db, logo: string): Promise<void> {
  await db
    .insertInto("domains")
    .values({
      name: "Curlew Print Co.",
      theme_colour: "#0b5351",
      dark_theme_colour: "#071f1f",
      organisation_name: "Curlew Print Co.",
      organisation_email: "hello@curlewprint.example",
      organisation_logo_hash: logo,
    })
    .execute()
  await db.insertInto("redirects").values({ from_path: "/old", to_path: "about" }).execute()
  await db.insertInto("sitemap_entries").values({ path: "/about", title: "About us" }).execute()
  await db
    .insertInto("links")
    .values({ parent: "header-menu", name: "Shop", link: "/shop" })
    .execute()
}

async function addContent(db: Db, picture: string, video: number): Promise<void> {
  const widget = { type: "core/html", templatevar: { html: "<p>Hello</p>" } }
  const page = await db
    .insertInto("pages")
    .values({
      name: "About",
      url: "about",
      content: "<p>We print.</p>",
      rows: JSON.stringify([{ blocks: [{ id: 1, widgets: [widget] }] }]),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("page_contents")
    .values({
      page_id: page.id,
      name: "Opening",
      template: "hero",
      variables: JSON.stringify({ heading: "Hello" }),
      background_image_hash: picture,
      background_video_id: video,
      start_time: new Date("2026-01-01T00:00:00Z"),
    })
    .execute()
  await db
    .insertInto("articles")
    .values({
      name: "Resin safety",
      url: "resin-safety",
      content: "<p>Wear gloves.</p>",
      image_hash: picture,
      published_at: new Date("2026-01-01T00:00:00Z"),
    })
    .execute()
}

/** Inserts two galleries of one group, the first with two slides. */
async function addGalleries(db: Db, picture: string): Promise<void> {
  const group_id = await createGroupRow(db, "our-work", null, { model: "Cognito/Gallery" })
  const galleries = await db
    .insertInto("galleries")
    .values(["home", "workshop"].map((url) => ({ name: url, url, group_id })))
    .returning("id")
    .execute()
  const slides = galleries.map(({ id }) => ({
    gallery_id: id,
    heading: "Printed here",
    image_hash: picture,
  }))
  const more = slides.slice(0, 1).map((slide) => ({ ...slide, heading: "Packed here" }))
  await db
    .insertInto("slides")
    .values([...slides, ...more])
    .execute()
}

/** Inserts a FAQ, a testimonial and a person, each in a separate group. */
async function addListedRecords(db: Db, picture: string): Promise<void> {
  const help = await createGroupRow(db, "help", null, { model: "Cognito/Faq" })
  const words = await createGroupRow(db, "kind-words", null, { model: "Cognito/Testimonial" })
  const team = await createGroupRow(db, "team", null, { model: "Cognito/Person" })
  await db
    .insertInto("faqs")
    .values({ group_id: help, name: "Do you deliver?", content: "<p>All over Australia.</p>" })
    .execute()
  await db
    .insertInto("testimonials")
    .values({
      group_id: words,
      name: "Asha",
      title: "Teacher",
      content: "<p>The class loves it.</p>",
      image_hash: picture,
      rating: 4.5,
    })
    .execute()
  await db
    .insertInto("people")
    .values({ group_id: team, first_name: "Robin", last_name: "Curlew", photo_hash: picture })
    .execute()
}

/** Inserts two payment types and a gift voucher theme. */
async function addSelling(db: Db, picture: string): Promise<void> {
  await db
    .insertInto("payment_types")
    .values([
      { code: "card", name: "Card" },
      { code: "foreign-card", name: "Foreign card", surcharge_basis_points: 150, sort_order: 1 },
    ])
    .execute()
  await db
    .insertInto("gift_voucher_themes")
    .values({ name: "Happy birthday", image_hash: picture })
    .execute()
}

/** Inserts a free form with a required name. */
async function addForm(db: Db): Promise<void> {
  const question = { id: 1, name: "name", field_type: "text", label: "Your name", required: true }
  await db
    .insertInto("forms")
    .values({ name: "Contact", url: "contact", questions: JSON.stringify([question]) })
    .execute()
}
