import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createPhoto, svgPicture } from "#tests/factories/photo-files.ts"
import { createReviewFixture, type Delivery, type ReviewFixture } from "#tests/fixtures/review.ts"

let fixture: ReviewFixture
beforeAll(async () => {
  fixture = await createReviewFixture()
})
afterAll(() => fixture.backend.close())

const addPhoto = async ({ token, productId }: Delivery, image: Buffer) =>
  fixture.call("addPhoto", { token, product_id: productId, image: image.toString("base64") })
const deletePhoto = ({ token, productId }: Delivery, hash: string) =>
  fixture.call("deletePhoto", { token, product_id: productId, hash })

async function getRow({ userId, productId }: Delivery) {
  return fixture.db
    .selectFrom("reviews")
    .select(["id", "status", "image_hashes"])
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .executeTakeFirstOrThrow()
}
const isPrivate = async (hash: string) =>
  (
    await fixture.db
      .selectFrom("images")
      .select("is_private")
      .where("hash", "=", hash)
      .executeTakeFirst()
  )?.is_private

async function listShown(slug: string, sort = "newest") {
  const url = `/api/v1/sell/review?product=${slug}&sort=${sort}`
  return (await fixture.backend.app.inject({ url })).json().data
}

describe("a photo of a review", () => {
  it("is private until the review is published, and sends a published one back to be checked", async () => {
    const delivery = await fixture.deliver()
    await fixture.write(delivery)
    await fixture.publish(delivery)
    expect((await addPhoto(delivery, await createPhoto())).status).toBe(200)
    const [hash = ""] = (await getRow(delivery)).image_hashes
    expect((await getRow(delivery)).status).toBe("pending")
    expect(await isPrivate(hash)).toBe(true)
    expect(await listShown(delivery.slug)).toEqual([])
    await fixture.publish(delivery)
    expect(await isPrivate(hash)).toBe(false)
    expect(await listShown(delivery.slug)).toMatchObject([{ images: [{ hash, aspect: "4x3" }] }])
  })

  it("needs a review, is one of four, and is stored once", async () => {
    const delivery = await fixture.deliver()
    const photo = await createPhoto("#112233")
    const early = await addPhoto(delivery, photo)
    expect([early.status, early.body]).toMatchObject([
      409,
      { detail: { code: "review_photo_without_review" } },
    ])
    await fixture.write(delivery)
    await addPhoto(delivery, photo)
    await addPhoto(delivery, photo)
    expect((await getRow(delivery)).image_hashes).toHaveLength(1)
    for (const colour of ["#223344", "#334455", "#445566"])
      await addPhoto(delivery, await createPhoto(colour))
    const fifth = await addPhoto(delivery, await createPhoto("#556677"))
    expect([fifth.status, fifth.body]).toMatchObject([
      409,
      { detail: { code: "review_photos_full" } },
    ])
    expect((await addPhoto(delivery, svgPicture)).status).toBe(409)
  })

  it("is deleted with all its sizes, alone or with its review", async () => {
    const delivery = await fixture.deliver()
    await fixture.write(delivery)
    await addPhoto(delivery, await createPhoto("#665544"))
    await addPhoto(delivery, await createPhoto("#cc2211"))
    const [one = "", other = ""] = (await getRow(delivery)).image_hashes
    await deletePhoto(delivery, one)
    expect((await getRow(delivery)).image_hashes).toEqual([other])
    expect(await isPrivate(one)).toBeUndefined()
    const { token, productId } = delivery
    await fixture.call("withdraw", { token, product_id: productId })
    expect(await isPrivate(other)).toBeUndefined()
  })

  it("belongs to no other customer's review", async () => {
    const [one, other] = [await fixture.deliver(), await fixture.deliver()]
    for (const delivery of [one, other]) await fixture.write(delivery)
    await addPhoto(one, await createPhoto("#998877"))
    const [hash = ""] = (await getRow(one)).image_hashes
    await deletePhoto(other, hash)
    expect((await getRow(one)).image_hashes).toEqual([hash])
    // The shop has uploaded it, and shows it nowhere yet.
    const unused = "0".repeat(32)
    const file = { file_name: `${unused}.jpg`, mime: "image/jpeg", bytes: 1 }
    const image = { width: 1, height: 1, average_colour: "#ffffff", alt: "" }
    await fixture.db
      .insertInto("images")
      .values({ hash: unused, ...image, ...file })
      .execute()
    await deletePhoto(other, unused)
    expect(await isPrivate(unused)).toBe(false)
    const stray = await addPhoto(
      { ...one, productId: other.productId },
      await createPhoto("#998876"),
    )
    expect(stray.status).toBe(409)
  })

  it("brings its review to the front where photos come first", async () => {
    const first = await fixture.deliver()
    await fixture.write(first)
    await addPhoto(first, await createPhoto("#abcdef"))
    await fixture.publish(first)
    fixture.wait(60_000)
    const second = await fixture.deliver({ productId: first.productId })
    await fixture.write(second, { title: "Newer" })
    await fixture.publish(second)
    const titles = async (sort: string) =>
      (await listShown(first.slug, sort)).map((each: { title: string }) => each.title)
    expect(await titles("newest")).toEqual(["Newer", "Good"])
    expect(await titles("photos")).toEqual(["Good", "Newer"])
  })
})
