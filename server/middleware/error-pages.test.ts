import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { ErrorPages } from "./error-pages.ts"

const built = "<h1>Built</h1>"
const fresh = "<h1>Fresh</h1>"

let server: Server
let origin = ""
let folder = ""
/** The storefront's response for its own error pages. */
let pageResponse = { status: 503, html: fresh }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "curlew-fallback-pages-"))
  mkdirSync(join(folder, "en"))
  writeFileSync(join(folder, "en/unavailable.html"), built)
  server = createServer((_request, response) => {
    response.writeHead(pageResponse.status, { "content-type": "text/html" }).end(pageResponse.html)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

async function refreshWith(next: typeof pageResponse): Promise<string | undefined> {
  pageResponse = next
  const pages = new ErrorPages(origin, folder)
  await pages.refresh(503)
  return pages.get(503, "en")
}

it("returns the error page of the build until a newer one was rendered", async () => {
  expect(new ErrorPages(origin, folder).get(503, "en")).toBe(built)
  expect(await refreshWith({ status: 503, html: fresh })).toBe(fresh)
})

it("does not replace an error page if its render fails or is an empty shell", async () => {
  expect(await refreshWith({ status: 500, html: fresh })).toBe(built)
  expect(await refreshWith({ status: 200, html: fresh })).toBe(built)
  expect(await refreshWith({ status: 503, html: "<html></html>" })).toBe(built)
})

it("returns the error page of a preview without the nonce of its response", async () => {
  pageResponse = { status: 404, html: '<h1>Draft</h1><script nonce="abc">self.x</script>' }
  const html = await new ErrorPages(origin, folder).fetchFor(404, "en", "preview=1")
  expect(html).toBe("<h1>Draft</h1><script>self.x</script>")
})
