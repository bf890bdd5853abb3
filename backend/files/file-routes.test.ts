import { readdir, utimes } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll } from "@jest/globals"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"
import { deleteOrphanedFiles } from "./customer-files.ts"
import { buildFileFolder } from "./file-folder.ts"
import { buildContentDisposition } from "./file-routes.ts"

describe("a downloaded file's name", () => {
  it.each([
    ["care sheet.pdf", "care sheet.pdf", "care%20sheet.pdf"],
    [
      "Résin – “grau”.pdf",
      "Resin _ _grau_.pdf",
      "R%C3%A9sin%20%E2%80%93%20%E2%80%9Cgrau%E2%80%9D.pdf",
    ],
    ["it's (new) 100%*.txt", "it's (new) 100__.txt", "it%27s%20%28new%29%20100%25_.txt"],
    ["🦆.png", "__.png", "%F0%9F%A6%86.png"],
    ["../../etc/passwd", "__.._etc_passwd", "__.._etc_passwd"],
    ['a"; filename="b.exe', "a_; filename=_b.exe", "a_%3B%20filename%3D_b.exe"],
    ["a\r\nset-cookie: b", "a__set-cookie_ b", "a__set-cookie_%20b"],
    ["gpj.\u202eexe", "gpj._exe", "gpj._exe"],
    ["\ud800", "_", "_"],
  ])("encodes %j for old and new browsers", (name, plain, encoded) => {
    expect(buildContentDisposition(name)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    )
  })
})

let fixture: CustomerFixture
let ann: FixtureCustomer
beforeAll(async () => {
  fixture = await createCustomerFixture()
  ann = await fixture.welcome()
})
afterAll(() => fixture.close())

const bytes = Buffer.from("%PDF-1.7 a plan of a sign \0\xff", "latin1")

function upload(
  overrides: { query?: string; type?: string; token?: string; payload?: Buffer } = {},
) {
  const { query = `user_id=${ann.id}&name=Plan%20für%20Ann.pdf`, type = "application/pdf" } =
    overrides
  return fixture.app.inject({
    method: "POST",
    url: `/api/v1/cognito/default/file/upload?${query}`,
    headers: {
      authorization: `Bearer ${overrides.token ?? fixture.adminToken}`,
      ...(type && { "content-type": type }),
    },
    payload: overrides.payload ?? bytes,
  })
}

const download = (id: number, token: string | null) =>
  fixture.app.inject({
    url: `/api/v1/cognito/default/file/${id}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })

describe("a file for a customer", () => {
  it("is downloaded unchanged by that customer, as an attachment with its name", async () => {
    const { item } = (await upload()).json()
    expect(item).toEqual({
      id: expect.any(Number),
      user_id: ann.id,
      name: "Plan für Ann.pdf",
      mime: "application/pdf",
      bytes: bytes.length,
    })
    const response = await download(item.id, ann.access_token)
    expect(response.rawPayload.equals(bytes)).toBe(true)
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Plan fur Ann.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20Ann.pdf`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    })
  })

  it("is not available to other customers", async () => {
    const { item } = (await upload()).json()
    const bob = await fixture.welcome()
    expect((await download(item.id, bob.access_token)).statusCode).toBe(404)
    expect((await download(item.id, null)).statusCode).toBe(401)
    expect((await download(2_147_483_647, ann.access_token)).statusCode).toBe(404)
    expect((await download(item.id, fixture.adminToken)).statusCode).toBe(200)
  })

  it.each(["text/html", "image/svg+xml", "application/xhtml+xml", "text/javascript", ""])(
    "is never served with a content type that browsers execute: %j",
    async (type) => {
      const { item } = (await upload({ type })).json()
      const response = await download(item.id, ann.access_token)
      expect(response.headers["content-type"]).toBe("application/octet-stream")
    },
  )

  it("is renamed, disabled and deleted by administrators", async () => {
    const { item } = (await upload()).json()
    await fixture.call("cognito/file/update", { id: item.id, name: "Sign.pdf" })
    const renamed = await download(item.id, ann.access_token)
    expect(renamed.headers["content-disposition"]).toContain('filename="Sign.pdf"')
    await fixture.call("cognito/file/disable", { id: item.id })
    expect((await download(item.id, ann.access_token)).statusCode).toBe(404)
    await fixture.call("cognito/file/enable", { id: item.id })
    const { body } = await fixture.call("cognito/file/detail", { id: item.id })
    expect(body.item).toMatchObject({ user_id: ann.id, mime: "application/pdf" })
    expect(body.item).not.toHaveProperty("key")
    await fixture.call("cognito/file/delete", { id: item.id })
    expect((await download(item.id, ann.access_token)).statusCode).toBe(404)
    expect((await fixture.call("cognito/file/create", { name: "a" })).status).toBe(409)
  })

  it("is deleted from disk one hour after its record, and not before", async () => {
    const storedId = (await upload()).json().item.id
    const gone = (await upload()).json().item.id
    await fixture.call("cognito/file/delete", { id: gone })
    const path = join(fixture.env.DATA_DIR, "media", "files")
    const deps = { db: fixture.database.db, folder: buildFileFolder(fixture.env.DATA_DIR) }
    const before = await readdir(path)
    await deleteOrphanedFiles(deps)
    expect(await readdir(path)).toEqual(before)
    const longAgo = new Date(Date.now() - 3_700_000)
    await Promise.all(before.map((name) => utimes(join(path, name), longAgo, longAgo)))
    await deleteOrphanedFiles(deps)
    const rows = await fixture.database.db.selectFrom("files").select("key").execute()
    expect((await readdir(path)).sort()).toEqual(rows.map(({ key }) => key).sort())
    expect((await download(storedId, ann.access_token)).statusCode).toBe(200)
  })

  it.each([
    ["by a customer", () => ({ token: ann.access_token }), 403],
    ["for a customer that does not exist", () => ({ query: "user_id=2147483647&name=a" }), 400],
    ["without a name", () => ({ query: `user_id=${ann.id}&name=%20` }), 400],
    ["empty", () => ({ payload: Buffer.alloc(0) }), 400],
    ["of more than 10 MB", () => ({ payload: Buffer.alloc(10_000_001) }), 413],
  ])("rejects an upload %s", async (_what, buildOverrides, status) => {
    const response = await upload(buildOverrides())
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toMatch(/./)
  })
})
