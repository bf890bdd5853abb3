import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { seed } from "#backend/seed/data/seed.ts"
import { expectAccessible, main, openScreen, test } from "./admin-test.ts"
import { expect, getHeading } from "./shop-test.ts"

/** Returns a picture of its own, so that no earlier run has uploaded the same. */
async function createPicture(name: string, width: number) {
  const background = `#${randomBytes(3).toString("hex")}`
  const create = { width, height: 300, channels: 3, background } as const
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() }
}

test("uploads two pictures, describes one, sets its focal point, and replaces it", {
  tag: "@repeat",
}, async ({ page, owner: _owner }) => {
  const stamp = randomBytes(8).toString("hex")
  const [first, second] = [`first-${stamp}.png`, `second-${stamp}.png`]
  await openScreen(page, "/admin/media")
  await expect(getHeading(page)).toHaveText("Pictures and videos")
  await main(page)
    .getByLabel("Picture files")
    .setInputFiles([await createPicture(first, 400), await createPicture(second, 401)])
  await expect(main(page).getByText("2 pictures uploaded.")).toBeVisible()
  await expectAccessible(page)

  await main(page).getByRole("link", { name: first }).click()
  await expect(getHeading(page)).toHaveText(first)
  await expect(main(page).getByText("Nowhere.")).toBeVisible()
  await main(page).getByLabel("Alternative text").fill("A plain card")
  await main(page).getByLabel("Tags").fill(`cards, ${stamp}`)
  const point = main(page).getByRole("button", { name: /^Focal point/ })
  await point.click({ position: { x: 5, y: 5 } })
  await point.press("ArrowDown")
  await expect(point).toHaveAccessibleName(/^Focal point: [0-9]% across/)
  await expectAccessible(page)
  await main(page).getByRole("button", { name: "Save", exact: true }).click()
  await expect(main(page).getByText("Saved.")).toBeVisible()
  await page.reload()
  await expect(main(page).getByLabel("Alternative text")).toHaveValue("A plain card")
  await expect(point).toHaveAccessibleName(/^Focal point: [0-9]% across/)

  await main(page).getByRole("button", { name: "Replace everywhere" }).click()
  const dialog = page.getByRole("dialog", { name: "Choose a picture" })
  await dialog.getByLabel("Search by name, text or tag").fill(second)
  await expect(dialog.getByText("1 entry")).toBeVisible()
  await dialog.getByRole("button", { name: second }).click()
  await expect(main(page).getByText(/^The chosen picture isn’t shown anywhere yet/)).toBeVisible()
  await main(page).getByRole("button", { name: "Yes, replace it" }).click()
  await expect(getHeading(page)).toHaveText(second)
  await expect(main(page).getByLabel("Alternative text")).toHaveValue("A plain card")

  await openScreen(
    page,
    `/admin/media?filter=${encodeURIComponent(JSON.stringify({ tag: stamp }))}`,
  )
  await expect(main(page).getByText("2 entries")).toBeVisible()
})

/** Returns the bytes of a playable video of its own, which takes several parts to upload. */
async function createVideo(): Promise<Buffer> {
  const [file = ""] = seed.videos.map((video) => video.file)
  const padding = randomBytes(6_000_000)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + padding.length)
  head.write("free", 4)
  const folder = join(import.meta.dirname, "../../backend/seed/media")
  return Buffer.concat([await readFile(join(folder, file)), head, padding])
}

test("uploads a video, takes its first picture, and deletes it", { tag: "@repeat" }, async ({
  page,
  owner: _owner,
}) => {
  const name = `turn-${randomBytes(8).toString("hex")}`
  await openScreen(page, "/admin/media/videos")
  await main(page)
    .getByLabel("Video files")
    .setInputFiles({ name: `${name}.mp4`, mimeType: "video/mp4", buffer: await createVideo() })
  await expect(main(page).getByText("1 video uploaded.")).toBeVisible()
  const card = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) })
  await card.getByRole("button", { name: "Use the picture in the player" }).click()
  await expect(card.getByText("Saved.")).toBeVisible()
  await expect(card.getByRole("img")).toBeVisible()
  await expectAccessible(page)
  await card.getByRole("button", { name: "Where it’s shown" }).click()
  await expect(card.getByText("Nowhere.")).toBeVisible()
  await card.getByRole("button", { name: "Delete the video" }).click()
  await card.getByRole("button", { name: "Yes, delete it with its file" }).click()
  await expect(card).toHaveCount(0)
})

test("finds a customer, gives credit, and exports what is stored", { tag: "@repeat" }, async ({
  page,
  owner,
}) => {
  await openScreen(page, "/admin/customers")
  await main(page).getByLabel("Search by name, email or phone").fill(owner.email)
  await main(page).getByRole("button", { name: "Search", exact: true }).click()
  await expect(main(page).getByText("1 entry")).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole("link", { name: "Ann Example" }).click()
  await expect(getHeading(page)).toHaveText("Ann Example")

  await main(page).getByLabel("Amount").fill("5")
  await main(page).getByRole("button", { name: "Give credit" }).click()
  await expect(main(page).getByText("Write a reason.")).toBeVisible()
  await main(page).getByLabel("Reason").fill("A late parcel")
  await main(page).getByRole("button", { name: "Give credit" }).click()
  await expect(main(page).getByText("Balance: $5.00")).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent("download")
  await main(page).getByRole("button", { name: "Export as a file" }).click()
  const file = await (await download).path()
  const data = JSON.parse(await readFile(file, "utf8"))
  expect(data).toMatchObject({ email: owner.email, store_credit: [{ amount: "5.00" }] })

  await main(page).getByText("Erase this person").click()
  await main(page).getByLabel(`Type ${owner.email} to confirm`).fill("somebody@example.com")
  await main(page).getByRole("button", { name: "Erase for good" }).click()
  await expect(main(page).getByText("That isn’t this person’s email address.")).toBeVisible()
})
