import { describe, expect, it } from "@jest/globals"
import { parsePageHtml } from "./parse-page-html.ts"

const url = "https://curlew.example/product/vase"

function read(head: string, body = "") {
  return parsePageHtml(
    `<!doctype html><html lang="en" dir="ltr"><head>${head}</head><body>${body}</body></html>`,
    url,
  )
}

describe("word count of a text", () => {
  it.each([
    ["", 0],
    ["One", 1],
    ["Two – words", 2],
    ["3D prints, made here.", 4],
    ["مزهرية من الخشب", 3],
  ])("counts the words between spaces: %j", (text, count) => {
    expect(read("", text).wordCount).toBe(count)
  })

  it("segments scripts without spaces", () => {
    const { wordCount } = read("", "私は花瓶を作る")
    expect(wordCount).toBeGreaterThan(3)
    expect(wordCount).toBeLessThan(8)
  })
})

describe("head of a page", () => {
  it("returns title, description, robots and canonical as written", () => {
    const { head } = read(`<title> Vase &amp;
      bowl </title><meta NAME="Description" content="Two vessels.">
      <meta name="robots" content="NOINDEX"><meta name="googlebot" content="nosnippet">
      <link rel="canonical" href="/product/vase">`)
    expect(head).toMatchObject({
      title: "Vase & bowl",
      description: "Two vessels.",
      robots: "noindex, nosnippet",
      canonical: "https://curlew.example/product/vase",
      lang: "en",
      dir: "ltr",
    })
  })

  it("distinguishes a missing text from an empty one", () => {
    expect(read("").head).toMatchObject({ title: null, description: null, canonical: null })
    expect(read('<title></title><meta name="description">').head).toMatchObject({
      title: "",
      description: "",
    })
  })

  it("returns social cards, languages, icons and theme colours, the first of each name", () => {
    const { head } =
      read(`<meta property="og:title" content="One"><meta property="og:title" content="Two">
      <meta name="twitter:card" content="summary"><link rel="alternate" hreflang="de" href="/de/product/vase">
      <link rel="alternate" type="application/atom+xml" href="/feeds/blog.xml">
      <link rel="icon" href="/icon.svg" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#123456" media="(prefers-color-scheme: dark)">`)
    expect(head.og).toEqual({ "og:title": "One" })
    expect(head.twitter).toEqual({ "twitter:card": "summary" })
    expect(head.hreflang).toEqual([{ lang: "de", href: "https://curlew.example/de/product/vase" }])
    expect(head.icons).toEqual([
      {
        rel: "icon",
        href: "https://curlew.example/icon.svg",
        media: "(prefers-color-scheme: light)",
      },
    ])
  })

  it("ignores the title of an SVG image", () => {
    expect(read("", "<svg><title>A bird</title></svg>").head.title).toBeNull()
  })

  it("resolves URLs against the base element of the page", () => {
    const page = read('<base href="/shop/">', '<a href="resin">Resin</a>')
    expect(page.links[0]?.path).toBe("/shop/resin")
  })
})

describe("body of a page", () => {
  it("returns links with their texts, and the path of those within the shop", () => {
    const { links } = read(
      "",
      `<a href="/shop?sort=price#top">The <b>shop</b></a>
       <a href="https://other.example/" rel="NoFollow external">Elsewhere</a>
       <a href="/cart" aria-label="Cart"><svg></svg></a><a href="/photo"><img alt="A vase"></a>
       <a href="mailto:us@curlew.example">Mail</a><a>No link</a>`,
    )
    expect(links.map(({ path, text, isNofollow }) => [path, text, isNofollow])).toEqual([
      ["/shop?sort=price", "The shop", false],
      [null, "Elsewhere", true],
      ["/cart", "Cart", false],
      ["/photo", "A vase", false],
      [null, "Mail", false],
    ])
  })

  it("distinguishes an image without alternative text from a decorative one", () => {
    const { images } = read(
      "",
      '<img src="/a.webp" width="300" height="225"><img src="/b.webp" alt="">',
    )
    expect(images).toEqual([
      {
        src: "https://curlew.example/a.webp",
        alt: null,
        widthPx: 300,
        heightPx: 225,
      },
      {
        src: "https://curlew.example/b.webp",
        alt: "",
        widthPx: null,
        heightPx: null,
      },
    ])
  })

  it("returns headings in order, with their visible text", () => {
    const { headings } = read("", "<h1>Vase <span hidden>no</span></h1><h3>Size</h3><h2></h2>")
    expect(headings).toEqual([
      { level: 1, text: "Vase" },
      { level: 3, text: "Size" },
      { level: 2, text: "" },
    ])
  })

  it("returns the text visible to a crawler without JavaScript, and nothing that only scripts show", () => {
    const page = read(
      "",
      `<header><nav>Menu</nav></header><main><h1>Vase</h1><p>Made of <b>oak</b>wood.</p>
       <noscript>Without scripts</noscript><template>later</template><script>code()</script>
       <div hidden>streamed</div><dialog>closed</dialog></main><footer>Imprint</footer>`,
    )
    expect(page.words).toBe("Menu Vase Made of oakwood. Without scripts Imprint")
    expect(page.mainWordCount).toBe(6)
  })

  it("counts the words of a page without a main element, except header, navigation and footer", () => {
    expect(read("", "<header>Shop</header><p>Two words</p>").mainWordCount).toBe(2)
  })

  it("returns structured data that cannot be parsed, with the reason", () => {
    const { structuredData } = read(
      "",
      `<script type="application/ld+json">{"@type":"Product"}</script>
       <script type="application/LD+JSON">{"@type":</script><script>var a</script>`,
    )
    expect(structuredData).toEqual([
      { data: { "@type": "Product" }, problem: null },
      { data: null, problem: expect.stringContaining("JSON") },
    ])
  })
})

describe("page rendered by Next.js", () => {
  it("is parsed the same with and without RSC payload and styles", () => {
    const head = "<title>Vase</title>"
    const body = "<main><h1>Vase</h1><p>Oak.</p></main>"
    const data = `<script nonce="x">self.__next_f.push([1,'<h1>no</h1>'])</script>`
    const begin = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>"
    const style = '<style data-precedence="next">h1::after{content:"no"}</style>'
    expect(read(`${style}${head}`, `${begin}${body}${data}`)).toEqual(read(head, body))
  })

  it("retains content that only looks like RSC payload", () => {
    const page = read(
      "",
      "<p>self.__next_f.push</p><script>x()</script><p>Oak</p><style>a{}</style>",
    )
    expect(page.words).toBe("self.__next_f.push Oak")
  })
})

describe("malformed HTML", () => {
  it.each(["", "no markup", "<p>never closed", "<<<>>>", '<a href="ht tp://[">x</a>', "\u0000"])(
    "is parsed as far as possible: %j",
    (html) => {
      expect(() => parsePageHtml(html, url)).not.toThrow()
    },
  )

  it("may be nested far deeper than the call stack", () => {
    const depth = 3_000
    const page = read("", `${"<div>".repeat(depth)}deep${"</div>".repeat(depth)}`)
    expect(page.words).toBe("deep")
  })
})
