import { buildAddress, listRichFaults, listRichRemarks } from "#tests/support/rich-remarks.ts"

describe("rich results of the shop itself", () => {
  const place = { "@type": "PostalAddress", streetAddress: "14 Stowe Lane", addressCountry: "AU" }

  it("recommends more properties on the home page only", () => {
    const shop = {
      "@type": "OnlineStore",
      name: "Curlew",
      url: buildAddress("/"),
      logo: buildAddress("/icon.png"),
    }
    expect(listRichRemarks(shop, "organisation")).toEqual([])
    expect(listRichRemarks(shop, "organisation", true)).toContain("hint recommended address")
  })

  it("requires name and address of a physical store", () => {
    expect(
      listRichFaults({ "@type": "Store", name: "Curlew", address: place }, "localBusiness"),
    ).toEqual([])
    expect(listRichFaults({ "@type": ["Organization", "Store"] }, "localBusiness")).toEqual([
      "fault missing name",
      "fault missing address",
    ])
  })

  it("requires nothing of a business that is only referenced, such as the publisher of an article", () => {
    const article = { "@type": "Article", publisher: { "@type": "Store", name: "Curlew" } }
    expect(listRichRemarks(article, "localBusiness")).toBeNull()
  })

  it("requires opening and closing times", () => {
    const hours = { "@type": "OpeningHoursSpecification", opens: "00:00", dayOfWeek: "Monday" }
    const shop = {
      "@type": "Store",
      name: "Curlew",
      address: place,
      openingHoursSpecification: hours,
    }
    expect(listRichFaults(shop, "localBusiness")).toEqual([
      "fault missing openingHoursSpecification.closes",
    ])
  })

  it("requires the site name on the home page and reports the retired search box", () => {
    const site = {
      "@type": "WebSite",
      potentialAction: {
        ...{ "@type": "SearchAction", target: buildAddress("/search/{query}") },
        "query-input": "required name=query",
      },
    }
    expect(listRichFaults(site, "siteName", true)).toEqual([
      "fault missing name",
      "fault missing url",
    ])
    expect(listRichFaults(site, "siteName")).toEqual([])
    expect(listRichRemarks(site, "searchbox")).toEqual(["hint searchboxRetired potentialAction"])
  })

  it("requires start and location of an event", () => {
    const location = { "@type": "Place", name: "Workshop", address: place }
    const event = { "@type": "Event", name: "Tour", startDate: "2027-02-06T10:00+10:00", location }
    expect(listRichFaults(event, "event")).toEqual([])
    expect(listRichFaults({ ...event, startDate: "soon" }, "event")).toEqual([
      "fault value startDate",
    ])
    expect(listRichFaults({ "@type": "Event" }, "event")).toHaveLength(4)
  })

  it("accepts consecutive list positions, also on further pages of a list", () => {
    const item = (position: number) => ({
      "@type": "ListItem",
      position,
      url: buildAddress(`/product/${position}`),
    })
    const listOfGoods = (...positions: number[]) => ({
      ...{ "@type": "ItemList", itemListElement: positions.map(item) },
    })
    expect(listRichRemarks(listOfGoods(1, 2, 3), "carousel")).toEqual([])
    expect(listRichRemarks(listOfGoods(25, 26), "carousel")).toEqual([])
    expect(listRichFaults(listOfGoods(1, 1), "carousel")).toEqual([
      "warning positions itemListElement.position",
    ])
  })
})
