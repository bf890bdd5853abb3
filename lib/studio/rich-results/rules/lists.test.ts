import { buildAddress, listRichFaults, listRichRemarks } from "#tests/support/rich-remarks.ts"

describe("rich result of a breadcrumb trail", () => {
  const step = (position: number, item?: unknown) => ({
    ...{ "@type": "ListItem", position, name: `Step ${position}` },
    ...(item !== undefined && { item }),
  })
  const trail = (...itemListElement: object[]) => ({ "@type": "BreadcrumbList", itemListElement })

  it("requires the URL of each step but the last", () => {
    const right = trail(
      step(1, buildAddress("/shop")),
      step(2, { "@id": buildAddress("/shop/resin") }),
      step(3),
    )
    expect(listRichRemarks(right, "breadcrumb")).toEqual([])
    expect(listRichFaults(trail(step(1), step(2)), "breadcrumb")).toEqual([
      "fault missing itemListElement.item",
    ])
    expect(listRichFaults(trail(step(1, "/shop"), step(2)), "breadcrumb")).toEqual([
      "fault missing itemListElement.item",
    ])
  })

  it("requires at least two steps with consecutive positions", () => {
    expect(listRichFaults(trail(step(1, buildAddress("/shop"))), "breadcrumb")).toEqual([
      "warning oneCrumb itemListElement",
    ])
    expect(
      listRichFaults(trail(step(1, buildAddress("/")), step(3, buildAddress("/a"))), "breadcrumb"),
    ).toEqual(["warning positions itemListElement.position"])
  })

  it("requires steps, names and positions", () => {
    expect(listRichFaults(trail(), "breadcrumb")).toEqual(["fault missing itemListElement"])
    const bare = trail({ "@type": "ListItem", item: buildAddress("/") }, step(2))
    expect(listRichFaults(bare, "breadcrumb")).toEqual(
      expect.arrayContaining([
        "fault missing itemListElement.position",
        "fault missing itemListElement.name / itemListElement.item.name",
      ]),
    )
  })
})
