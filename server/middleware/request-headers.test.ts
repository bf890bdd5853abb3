import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "@jest/globals"
import { getBodyLimit } from "#lib/auth/body-limits.ts"
import { isProtectedPath } from "#lib/auth/private-paths.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { prefetchHeader } from "#lib/prefetch-header.ts"
import { stripEnterSlash } from "./method-and-url.ts"
import { stripInternalHeaders, updatePrefetchHeader } from "./request-headers.ts"

const { uploadImage } = accountCalls
const buildRequest = (headers: Record<string, string>) =>
  ({ headers: { ...headers } }) as unknown as IncomingMessage

describe("request headers", () => {
  it("lose what only Next, this server or the app may set", () => {
    const request = buildRequest({
      "x-middleware-subrequest": "proxy",
      "x-nextjs-data": "1",
      "x-invoke-path": "/profile",
      [visitorHeader]: "9.9.9.9",
      [prefetchHeader]: "1",
      accept: "text/html",
      "content-security-policy": "script-src 'nonce-mine'",
      "content-security-policy-report-only": "script-src 'nonce-mine'",
    })
    stripInternalHeaders(request)
    expect(request.headers).toEqual({ accept: "text/html" })
  })

  it.each<[Record<string, string>, boolean]>([
    [{ "sec-purpose": "prefetch" }, true],
    [{ "sec-purpose": "prefetch;prerender" }, true],
    [{ purpose: "prefetch" }, true],
    [{ rsc: "1", "next-router-prefetch": "1" }, true],
    [{ rsc: "1" }, false],
    [{}, false],
  ])("mark a prefetch for the app: %j is %j", (headers, isPrefetch) => {
    const request = buildRequest(headers)
    updatePrefetchHeader(request)
    expect(request.headers[prefetchHeader] === "1").toBe(isPrefetch)
  })
})

describe("a request path", () => {
  it.each([
    ["/enter/?a=1&r=2", "/enter?a=1&r=2"],
    ["/enter/", "/enter"],
    ["/enter/confirm", "/enter/confirm"],
    ["/enter", "/enter"],
    ["/shop/", "/shop/"],
    ["/shop/enter/?a=1", "/shop/enter/?a=1"],
  ])("loses its slash at /enter/ only: %j is %j", (address, known) => {
    expect(stripEnterSlash(address)).toBe(known)
  })

  it("accepts an image only where images are uploaded", () => {
    const [photo, other] = [14 * 1024 * 1024, 4 * 1024 * 1024]
    expect(getBodyLimit(`${restBasePath}${uploadImage.path}?x=1`)).toBeGreaterThan(photo)
    expect(getBodyLimit("/api/session/photo")).toBeGreaterThan(photo)
    for (const address of [
      `${restBasePath}${signInCalls.login.path}`,
      "/profile",
      "/",
      "/api/session/photo/x",
    ]) {
      expect(getBodyLimit(address)).toBeLessThan(other)
    }
  })

  it.each([
    ["/profile", true],
    ["/my-account/addresses/7", true],
    ["/checkout", true],
    ["/en/profile", true],
    ["/profiles", false],
    ["/shop/profile", false],
    ["/login", false],
    ["/", false],
  ])("requires a login or not: %j is %j", (path, isOne) =>
    expect(isProtectedPath(path)).toBe(isOne),
  )
})
