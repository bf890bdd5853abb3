import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { buildBomb, svgPicture, takePhoto } from "#tests/support/photo-files.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { readText } from "#tests/support/visit.ts"

let member: Member
beforeAll(async () => {
  member = await openMember()
})
afterAll(async () => {
  await member.remove()
})

const send = (bytes: Buffer, type = "image/jpeg") =>
  member.send("/profile", "photo-form", { photo: new Blob([new Uint8Array(bytes)], { type }) })
const getPhoto = (page: Document) =>
  page.querySelector<HTMLImageElement>("#photo-section img")?.getAttribute("src") ?? null
const sayFault = (page: Document) => readText(page, "#photo-fault")

describe("a profile photo posted without JavaScript", () => {
  it("is displayed resized, without its EXIF location", async () => {
    const answer = await send(await takePhoto())
    expect([answer.status, answer.headers.location]).toEqual([303, "/profile?photo=saved#photo"])
    expect(answer.headers["cache-control"]).toBe("private, no-store")
    const { page } = await member.open("/profile?photo=saved")
    expect(readText(page, "#photo-section [role=status]")).toBe("Your photo has been saved.")
    const path = getPhoto(page)
    expect(path).toMatch(/^\/assets\/i\/[0-9a-f]{32}\/1x1\//)
    const picture = await member.browser.ask(path ?? "")
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
    const answer = await send(bytes, type)
    expect(answer.headers.location).toBe(`/profile?photo=${problem}#photo`)
    const { page } = await member.open(`/profile?photo=${problem}`)
    expect(sayFault(page)).not.toBeNull()
    const control = page.querySelector("#photo-file")
    expect(control?.getAttribute("aria-describedby")).toContain("photo-fault")
    expect(control?.getAttribute("aria-invalid")).toBe("true")
    expect(getPhoto(page)).toBe(before)
  })

  it("is rejected as a cross-site post", async () => {
    const before = getPhoto((await member.open("/profile")).page)
    const photo = new Blob([new Uint8Array(await takePhoto("#ff0000"))], { type: "image/jpeg" })
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    const answer = await member.send("/profile", "photo-form", { photo }, foreign)
    expect(answer.status).toBe(403)
    expect(getPhoto((await member.open("/profile")).page)).toBe(before)
  })

  it("can be removed, and its URL responds 404", async () => {
    const path = getPhoto((await member.open("/profile")).page) ?? ""
    expect((await member.browser.ask(path)).status).toBe(200)
    const answer = await member.send("/profile", "photo-removal", {})
    expect(answer.headers.location).toBe("/profile?photo=removed#photo")
    const { page } = await member.open("/profile?photo=removed")
    expect(readText(page, "#photo-section [role=status]")).toBe("Your photo has been removed.")
    expect(getPhoto(page)).toBeNull()
    expect(page.querySelector("#photo-removal")).toBeNull()
    const gone = await member.browser.ask(path)
    expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "no-store"])
  })
})

it("ignores an unknown photo result in the query", async () => {
  const { page } = await member.open("/profile?photo=Send%20money%20to&photo=evil")
  expect(page.querySelector("#photo-section [role=status], #photo-fault")).toBeNull()
})

it("rejects a photo without a signed-in cookie", async () => {
  const stranger = await openMember()
  stranger.browser.cookies.delete("curlew_signed_in")
  const data = new FormData()
  data.set("photo", new Blob([new Uint8Array(await takePhoto())], { type: "image/jpeg" }))
  const packed = new Response(data)
  const answer = await stranger.browser.ask("/api/session/photo", {
    method: "POST",
    headers: {
      "content-type": packed.headers.get("content-type") ?? "",
      "sec-fetch-site": "same-origin",
      accept: "application/json",
    },
    body: Buffer.from(await packed.arrayBuffer()),
  })
  expect(JSON.parse(answer.text)).toEqual({ outcome: "signedOut" })
  expect(await admin.read("cognito/user", { id: stranger.id })).toMatchObject({ image_hash: null })
  await stranger.remove()
})
