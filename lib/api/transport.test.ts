import { describe, expect, it } from "@jest/globals"
import { previewHeader, resolveSignedPreview } from "#lib/contract/signatures/preview-signature.ts"
import {
  isStorefrontCall,
  storefrontHeader,
} from "#lib/contract/signatures/storefront-signature.ts"
import { buildPageCallHeaders } from "./transport.ts"

const secret = "a-secret-of-the-two-sides-0123456789"
const drafts = { atMs: null, showsDrafts: true, expiresMs: Date.now() + 60_000 }

describe("headers of an API call for a page render", () => {
  it("signs every call as the storefront's, and a preview's call as a preview too", () => {
    process.env.REVALIDATE_SECRET = secret
    const nowSeconds = Date.now() / 1_000
    const plain = buildPageCallHeaders(null)
    expect(Object.keys(plain)).toEqual([storefrontHeader])
    expect(isStorefrontCall(plain[storefrontHeader] ?? "", secret, nowSeconds)).toBe(true)
    const previewed = buildPageCallHeaders(drafts)
    expect(isStorefrontCall(previewed[storefrontHeader] ?? "", secret, nowSeconds)).toBe(true)
    const preview = resolveSignedPreview(previewed[previewHeader] ?? "", secret, nowSeconds)
    expect(preview).toEqual({ atMs: null, showsDrafts: true })
  })
})
