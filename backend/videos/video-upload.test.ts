import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { buildMp4, buildWebm } from "#tests/factories/video-files.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

async function uploadPart(payload: Buffer, token = backend.adminToken) {
  const response = await backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/video/uploadPart",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    payload,
  })
  return { status: response.statusCode, key: String(response.json().key) }
}

const finish = (name: string, parts: readonly string[]) =>
  backend.call("cognito/video/finishUpload", { name, parts })

/** Uploads a video in parts of these bytes. */
async function upload(name: string, bytes: Buffer, partBytes = 50) {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += partBytes) {
    parts.push((await uploadPart(bytes.subarray(at, at + partBytes))).key)
  }
  return finish(name, parts)
}

const find = async (id: number) => {
  const response = await backend.app.inject({ url: `/api/v1/cognito/video/${id}` })
  return response.json().item
}

describe("an uploaded video", () => {
  it("is put together from its parts, and served by range", async () => {
    const bytes = buildMp4("isom", ["mp42"], 200)
    const { status, body } = await upload("Käfer, turning", bytes)
    expect([status, body.item]).toMatchObject([200, { name: "Käfer, turning", mime: "video/mp4" }])
    const id = body.item?.id ?? 0
    const video = await backend.app.inject({ url: `/v/${id}.mp4`, headers: { range: "bytes=4-9" } })
    expect([video.statusCode, video.headers["content-type"]]).toEqual([206, "video/mp4"])
    expect(video.rawPayload).toEqual(bytes.subarray(4, 10))
    expect(video.headers["cache-control"]).toContain("max-age=86400")
    const detail = await backend.call("cognito/video/detail", { id })
    expect(detail.body.item).toMatchObject({
      slug: `kafer-turning-${id}`,
      platform: "file",
      bytes: bytes.length,
    })
  })

  it("has the type of its content, whichever address a page uses", async () => {
    const { body } = await upload("Tide.mp4", buildWebm())
    const id = body.item?.id ?? 0
    expect(await find(id)).toMatchObject({ file: `/v/${id}.webm` })
    for (const extension of ["mp4", "webm"]) {
      const video = await backend.app.inject({ url: `/v/${id}.${extension}` })
      expect([video.statusCode, video.headers["content-type"]]).toEqual([200, "video/webm"])
    }
  })

  it("is the same one when the same content is uploaded again, also at the same time", async () => {
    const bytes = buildMp4()
    const both = await Promise.all([upload("One", bytes), upload("Two", bytes)])
    const third = await upload("Three", bytes)
    const ids = [...both, third].map(({ body }) => body.item?.id)
    expect(new Set(ids).size).toBe(1)
    const names = await readdir(join(backend.env.DATA_DIR, "media/videos"))
    expect(names).toContain(`${ids[0]}.mp4`)
    const rows = await backend.database.db.selectFrom("videos").select("id").execute()
    expect(names.length).toBe(rows.length)
    const log = await backend.call("cognito/audit/list", { call: "cognito/video/finishUpload" })
    const entries = (log.body.data ?? []).filter((entry) => entry.record_id === ids[0])
    expect(entries).toHaveLength(1)
  })

  it("leaves no file behind while it is put together", async () => {
    await upload("Mug", buildMp4())
    await upload("No video", Buffer.from("no video, whatever its name may be"))
    const names = await readdir(backend.env.DATA_DIR)
    expect(names.filter((name) => name.startsWith("video-upload"))).toEqual([])
  })

  it("is rejected for another type, and over the limit", async () => {
    expect((await upload("video.mp4", buildMp4("qt  "))).status).toBe(415)
    const large = await upload("large", buildMp4("isom", [], 1_000_001), 400_000)
    expect([large.status, large.body]).toMatchObject([
      413,
      { detail: { code: "video_too_large", params: { max: 1 } } },
    ])
  })

  it("is rejected without one of its parts, and with a customer's file as a part", async () => {
    const { key } = await uploadPart(buildMp4())
    const missing = await finish("Mug", [key, crypto.randomUUID()])
    expect([missing.status, missing.body.detail]).toMatchObject([
      400,
      { code: "video_part_missing" },
    ])
    const { id: user_id } = await openCustomer(backend)
    await backend.database.db
      .insertInto("files")
      .values({ user_id, name: "Plan", mime: "video/mp4", bytes: 1, key })
      .execute()
    expect((await finish("Mug", [key])).status).toBe(400)
  })

  it("is an administrator's only", async () => {
    const { access_token } = await openCustomer(backend)
    expect((await uploadPart(buildMp4(), access_token)).status).toBe(403)
    const parts = [(await uploadPart(buildMp4())).key]
    const body = { name: "Mug", parts }
    expect((await backend.call("cognito/video/finishUpload", body, access_token)).status).toBe(403)
  })
})

describe("where a video is shown", () => {
  it("lists products, pages, settings and texts, and permits its deletion nowhere", async () => {
    const { body } = await upload("Tide", buildMp4())
    const id = body.item?.id ?? 0
    const other = id * 10
    await backend.create("sell/product", { name: "Vase", url: "vase", video_id: id })
    const page = await backend.create("cognito/page", { name: "Sea", url: "sea", title: "Sea" })
    const wrapper = { background_video_id: id }
    const widgets = [
      { type: "core/html", wrapper },
      { type: "core/html", wrapper: { background_video_id: other } },
    ]
    await backend.call("cognito/page/update", {
      id: page,
      rows: [{ blocks: [{ id: 1, widgets }] }],
    })
    const listed = await backend.call("cognito/video/uses", { id })
    expect(listed.body.data).toEqual([
      { model: "cognito/page", id: page, name: "Sea" },
      { model: "sell/product", id: expect.any(Number), name: "Vase" },
    ])
    const rejected = await backend.call("cognito/video/remove", { id })
    expect([rejected.status, rejected.body.detail]).toMatchObject([409, { code: "video_in_use" }])
    expect((await backend.app.inject({ url: `/v/${id}.mp4` })).statusCode).toBe(200)
  })

  it("is nowhere for a video that only another one’s number resembles, which is deleted with its file", async () => {
    const { body } = await upload("Reef", buildMp4())
    const id = body.item?.id ?? 0
    await backend.create("cognito/faq", {
      name: "Video?",
      content: `<p>See /v/${id}0.mp4 and /v/1${id}.mp4</p>`,
    })
    expect((await backend.call("cognito/video/uses", { id })).body.data).toEqual([])
    expect((await backend.call("cognito/video/remove", { id })).status).toBe(200)
    expect((await backend.app.inject({ url: `/v/${id}.mp4` })).statusCode).toBe(404)
    expect((await backend.call("cognito/video/remove", { id })).status).toBe(404)
  })

  it("is a text with its address", async () => {
    const { body } = await upload("Shore", buildWebm())
    const id = body.item?.id ?? 0
    const faq = await backend.create("cognito/faq", {
      name: "Shore?",
      content: `<p><a href="/v/${id}.webm">Watch</a></p>`,
    })
    const { body: listed } = await backend.call("cognito/video/uses", { id })
    expect(listed.data).toMatchObject([{ model: "cognito/faq", id: faq }])
  })
})
