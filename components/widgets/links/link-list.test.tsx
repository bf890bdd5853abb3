import { renderToStaticMarkup } from "react-dom/server"
import { LinkList } from "./link-list.tsx"
import { parentSetting } from "./parent-setting.ts"

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

describe("a list of links", () => {
  it("opens each by its own rules", () => {
    const [inside, elsewhere, phone] = showList()
    expect(inside).toMatch(/^<a href="\/shop\/resin" class="[^"]*"><span>Resin<\/span>/)
    expect(elsewhere).toContain('target="_blank" rel="noopener noreferrer"')
    expect(elsewhere).toContain("(new tab)")
    expect(phone).not.toContain("_blank")
  })

  it("opens all pages in a new tab where the list is to", () => {
    const [inside, elsewhere, phone] = showList(true)
    expect(inside).toContain('target="_blank" rel="noopener noreferrer"')
    expect(elsewhere).toContain('target="_blank" rel="noopener noreferrer"')
    expect(phone).not.toContain("_blank")
  })

  it("leaves out what leads nowhere safe", () => {
    expect(showList().join("")).not.toContain("Trap")
  })

  it("draws the icons it knows by name", () => {
    expect(showList().map((item) => item.includes("<svg"))).toEqual([false, true, true])
  })
})

describe("the parent of a list of links", () => {
  it.each([
    ["helpful-links", "helpful-links"],
    [" Helpful-Links ", "helpful-links"],
    [12, "12"],
    ["", null],
    [null, null],
    ["../admin", null],
  ])("given as %j is %j", (given, parent) => {
    expect(parentSetting.parse(given)).toBe(parent)
  })
})
