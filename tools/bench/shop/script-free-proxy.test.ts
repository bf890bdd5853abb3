import { removeScriptHints, removeScripts } from "./script-free-proxy.ts"

describe("page without its scripts", () => {
  it("leaves everything but scripts unchanged, byte for byte", () => {
    const page = '<head><style>p{}</style></head><body><p title="a">b</p><img src="/a.avif"></body>'
    expect(removeScripts(page)).toBe(page)
  })

  it("removes every script, external or inline, in any spelling of the tag", () => {
    const page = `<p>a</p><script src="/1.js" async=""></script><SCRIPT>self.push("<p>x</p>")
</SCRIPT ><p>b</p><script type="application/ld+json">{}</script>`
    expect(removeScripts(page)).toBe("<p>a</p><p>b</p>")
  })

  it("removes preload hints for scripts, but not for images and fonts", () => {
    const page = `<link rel="preload" as="script" href="/1.js"/><link rel="modulepreload" href="/2.js"><link rel="preload" as="image" href="/a.avif"/>`
    expect(removeScripts(page)).toBe('<link rel="preload" as="image" href="/a.avif"/>')
  })
})

describe("script-free Link header", () => {
  it("removes script entries only", () => {
    const header = '</1.js>; rel=preload; as="script", </a,b.avif>; rel=preload; as="image"'
    expect(removeScriptHints(header)).toBe('</a,b.avif>; rel=preload; as="image"')
  })

  it("returns null when no entry remains", () => {
    expect(removeScriptHints("</1.js>; rel=preload; as=script")).toBeNull()
  })
})
