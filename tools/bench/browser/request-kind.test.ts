import { resolveKind } from "./request-kind.ts"

const origin = "http://127.0.0.1:3000"

describe("kind of a request", () => {
  it.each([
    ["html", "/", "Document", "text/html"],
    ["rsc", "/product/amber-resin?_rsc=1a2b", "Fetch", "text/x-component"],
    ["rsc", "/product/amber-resin?page=2&_rsc=1a2b", "Fetch", ""],
    ["js", "/_next/static/chunks/1.js", "Script", "application/javascript"],
    ["js", "/_next/static/chunks/1.js", "Other", "text/javascript"],
    ["css", "/_next/static/css/1.css", "Stylesheet", "text/css"],
    ["image", "/assets/i/0a/4x3/300.avif", "Image", "image/avif"],
    ["image", "/icon.svg", "Other", "image/svg+xml"],
    ["font", "/_next/static/media/a.woff2", "Font", "font/woff2"],
    ["other", "/api/bff/freshness", "Fetch", "application/json"],
  ])("resolves kind %s for %s", (kind, path, type, mime) => {
    expect(resolveKind({ url: `${origin}${path}`, type, mime })).toBe(kind)
  })
})
