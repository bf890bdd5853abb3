import { renderToStaticMarkup } from "react-dom/server"
import { LinkList, parentSetting } from "./link-list.tsx"

const links = [
  { id: 1, name: "Resin", href: "/shop/resin", icon: "" },
  { id: 2, name: "ACCC", href: "https://www.accc.gov.au/", icon: "fa fa-globe" },
  { id: 3, name: "Call us", href: "tel:+61755501234", icon: "phone" },
  { id: 4, name: "Trap", href: "javascript:alert(1)", icon: "" },
]

function showList(opensNewTab = false) {
  const props = {
    links,
    locale: "en",
    opensNewTabLabel: "(new tab)",
    ...(opensNewTab && { opensNewTab }),
  }
  return renderToStaticMarkup(<LinkList {...props} />)
    .split("<li>")
    .slice(1)
}

describe("link list", () => {
  it("opens external links in a new tab and internal links in the same one", () => {
    const [inside, elsewhere, phone] = showList()
    expect(inside).toMatch(/^<a href="\/shop\/resin" class="[^"]*"><span>Resin<\/span>/)
    expect(elsewhere).toContain('target="_blank" rel="noopener noreferrer"')
    expect(elsewhere).toContain("(new tab)")
    expect(phone).not.toContain("_blank")
  })

  it("opens all web links in a new tab if the list requires it", () => {
    const [inside, elsewhere, phone] = showList(true)
    expect(inside).toContain('target="_blank" rel="noopener noreferrer"')
    expect(elsewhere).toContain('target="_blank" rel="noopener noreferrer"')
    expect(phone).not.toContain("_blank")
  })

  it("omits links with an unsafe URL", () => {
    expect(showList().join("")).not.toContain("Trap")
  })

  it("renders the icons with a known name", () => {
    expect(showList().map((item) => item.includes("<svg"))).toEqual([false, true, true])
  })
})

describe("parent setting of a link list", () => {
  it.each([
    ["helpful-links", "helpful-links"],
    [" Helpful-Links ", "helpful-links"],
    [12, "12"],
    ["", null],
    [null, null],
    ["../admin", null],
  ])("parses %j as %j", (input, parent) => {
    expect(parentSetting.parse(input)).toBe(parent)
  })
})
