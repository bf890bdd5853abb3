import { stripScriptHints, stripScripts } from "./strip-scripts.ts"

describe("a page without its scripts", () => {
  it("keeps everything else, to the letter", () => {
    const page = '<head><style>p{}</style></head><body><p title="a">b</p><img src="/a.avif"></body>'
    expect(stripScripts(page)).toBe(page)
  })

  it("has no script, with source or inline, however it is written", () => {
    const page = `<p>a</p><script src="/1.js" async=""></script><SCRIPT>self.push("<p>x</p>")
</SCRIPT ><p>b</p><script type="application/ld+json">{}</script>`
    expect(stripScripts(page)).toBe("<p>a</p><p>b</p>")
  })

  it("fetches no script ahead, but still its pictures and fonts", () => {
    const page = `<link rel="preload" as="script" href="/1.js"/><link rel="modulepreload" href="/2.js"><link rel="preload" as="image" href="/a.avif"/>`
    expect(stripScripts(page)).toBe('<link rel="preload" as="image" href="/a.avif"/>')
  })
})

describe("the hints in a Link header", () => {
  it("lose their scripts only", () => {
    const header = '</1.js>; rel=preload; as="script", </a,b.avif>; rel=preload; as="image"'
    expect(stripScriptHints(header)).toBe('</a,b.avif>; rel=preload; as="image"')
  })

  it("are absent when nothing remains", () => {
    expect(stripScriptHints("</1.js>; rel=preload; as=script")).toBeNull()
  })
})
