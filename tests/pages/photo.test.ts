import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { buildBomb, createPhoto, svgPicture } from "#tests/factories/photo-files.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"

let member: Member
beforeAll(async () => {
  member = await openMember()
})
afterAll(async () => {
  await member.remove()
})

const sendPhoto = (bytes: Buffer, type = "image/jpeg") =>
  member.send("/profile", "photo-form", { photo: new Blob([new Uint8Array(bytes)], { type }) })
const getPhoto = (page: Document) =>
  page.querySelector<HTMLImageElement>("#photo-section img")?.getAttribute("src") ?? null
const getError = (page: Document) => getElementText(page, "#photo-error")

describe("a profile photo posted without JavaScript", () => {
  it("is displayed resized, without its EXIF location", async () => {
    const response = await sendPhoto(await createPhoto("#2b6e51"))
    expect([response.status, response.headers.location]).toEqual([
      303,
      "/profile?photo=saved#photo",
    ])
    expect(response.headers["cache-control"]).toBe("private, no-store")
    const { page } = await member.open("/profile?photo=saved")
    expect(getElementText(page, "#photo-section [role=status]")).toBe("Your photo has been saved.")
    const path = getPhoto(page)
    expect(path).toMatch(/^\/assets\/i\/[0-9a-f]{32}\/1x1\//)
    const picture = await member.browser.request(path ?? "")
    expect(picture.status).toBe(200)
    expect(picture.text).not.toContain("Exif")
    expect(picture.headers["cache-control"]).toBe("private, no-cache")
  })

  it.each([
    ["an SVG", svgPicture, "image/svg+xml", "kind"],
    ["an SVG that claims to be a JPEG", svgPicture, "image/jpeg", "kind"],
    ["a PNG of 50,000 by 50,000 pixels", buildBomb(), "image/png", "size"],
    ["a text", Buffer.from("hello"), "image/png", "kind"],
    ["of 11 MB", Buffer.alloc(11_000_000, 1), "image/jpeg", "size"],
    ["of 50 MB", Buffer.alloc(50_000_000, 1), "image/jpeg", "size"],
    ["no file", Buffer.alloc(0), "image/jpeg", "missing"],
  ])("that is %s is rejected and leaves the current photo", async (_what, bytes, type, problem) => {
    const before = getPhoto((await member.open("/profile")).page)
    const response = await sendPhoto(bytes, type)
    expect(response.headers.location).toBe(`/profile?photo=${problem}#photo`)
    const { page } = await member.open(`/profile?photo=${problem}`)
    expect(getError(page)).not.toBeNull()
    const control = page.querySelector("#photo-file")
    expect(control?.getAttribute("aria-describedby")).toContain("photo-error")
    expect(control?.getAttribute("aria-invalid")).toBe("true")
    expect(getPhoto(page)).toBe(before)
  })

  it("is rejected as a cross-site post", async () => {
    const before = getPhoto((await member.open("/profile")).page)
    const photo = new Blob([new Uint8Array(await createPhoto("#ff0000"))], { type: "image/jpeg" })
    const crossSiteHeaders = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    const response = await member.send("/profile", "photo-form", { photo }, crossSiteHeaders)
    expect(response.status).toBe(403)
    expect(getPhoto((await member.open("/profile")).page)).toBe(before)
  })

  it("can be removed, and its URL responds 404", async () => {
    const path = getPhoto((await member.open("/profile")).page) ?? ""
    expect((await member.browser.request(path)).status).toBe(200)
    const response = await member.send("/profile", "photo-removal", {})
    expect(response.headers.location).toBe("/profile?photo=removed#photo")
    const { page } = await member.open("/profile?photo=removed")
    expect(getElementText(page, "#photo-section [role=status]")).toBe(
      "Your photo has been removed.",
    )
    expect(getPhoto(page)).toBeNull()
    expect(page.querySelector("#photo-removal")).toBeNull()
    const removed = await member.browser.request(path)
    expect([removed.status, removed.headers["cache-control"]]).toEqual([404, "no-store"])
  })
})

it("ignores an unknown photo result in the query", async () => {
  const { page } = await member.open("/profile?photo=Send%20money%20to&photo=evil")
  expect(page.querySelector("#photo-section [role=status], #photo-error")).toBeNull()
})

it("rejects a photo without a signed-in cookie", async () => {
  const signedOut = await openMember()
  signedOut.browser.cookies.delete("curlew_signed_in")
  const data = new FormData()
  data.set("photo", new Blob([new Uint8Array(await createPhoto())], { type: "image/jpeg" }))
  const packed = new Response(data)
  const response = await signedOut.browser.request("/api/bff/session/photo", {
    method: "POST",
    headers: {
      "content-type": packed.headers.get("content-type") ?? "",
      "sec-fetch-site": "same-origin",
      accept: "application/json",
    },
    body: Buffer.from(await packed.arrayBuffer()),
  })
  expect(JSON.parse(response.text)).toEqual({ outcome: "signedOut" })
  expect(await admin.read("cognito/user", { id: signedOut.id })).toMatchObject({ image_hash: null })
  await signedOut.remove()
})
