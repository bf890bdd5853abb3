import { buildExampleUrl, listRichFindings, listRichIssues } from "#tests/factories/rich-remarks.ts"

describe("rich result of a breadcrumb trail", () => {
  const step = (position: number, item?: unknown) => ({
    "@type": "ListItem",
    position,
    name: `Step ${position}`,
    ...(item !== undefined && { item }),
  })
  const trail = (...itemListElement: object[]) => ({ "@type": "BreadcrumbList", itemListElement })

  it("requires the URL of each step but the last", () => {
    const right = trail(
      step(1, buildExampleUrl("/shop")),
      step(2, { "@id": buildExampleUrl("/shop/resin") }),
      step(3),
    )
    expect(listRichFindings(right, "breadcrumb")).toEqual([])
    expect(listRichIssues(trail(step(1), step(2)), "breadcrumb")).toEqual([
      "error missing itemListElement.item",
    ])
    expect(listRichIssues(trail(step(1, "/shop"), step(2)), "breadcrumb")).toEqual([
      "error missing itemListElement.item",
    ])
  })

  it("recognises the last step where a position is missing", () => {
    const first = { "@type": "ListItem", name: "Shop", item: buildExampleUrl("/shop") }
    const last = { "@type": "ListItem", name: "Resin" }
    for (const right of [trail(first, step(2)), trail(first, last)]) {
      expect(listRichIssues(right, "breadcrumb")).not.toContain(
        "error missing itemListElement.item",
      )
    }
  })

  it("requires at least two steps with consecutive positions", () => {
    expect(listRichIssues(trail(step(1, buildExampleUrl("/shop"))), "breadcrumb")).toEqual([
      "warning oneCrumb itemListElement",
    ])
    expect(
      listRichIssues(
        trail(step(1, buildExampleUrl("/")), step(3, buildExampleUrl("/a"))),
        "breadcrumb",
      ),
    ).toEqual(["warning positions itemListElement.position"])
  })

  it("requires steps, names and positions", () => {
    expect(listRichIssues(trail(), "breadcrumb")).toEqual(["error missing itemListElement"])
    const bare = trail({ "@type": "ListItem", item: buildExampleUrl("/") }, step(2))
    expect(listRichIssues(bare, "breadcrumb")).toEqual(
      expect.arrayContaining([
        "error missing itemListElement.position",
        "error missing itemListElement.name / itemListElement.item.name",
      ]),
    )
  })
})
