import { buildExampleUrl, listRichFindings, listRichIssues } from "#tests/factories/rich-remarks.ts"

describe("rich results of the shop itself", () => {
  const place = { "@type": "PostalAddress", streetAddress: "14 Stowe Lane", addressCountry: "AU" }

  it("recommends more properties on the home page only", () => {
    const shop = {
      "@type": "OnlineStore",
      name: "Curlew",
      url: buildExampleUrl("/"),
      logo: buildExampleUrl("/icon.png"),
    }
    expect(listRichFindings(shop, "organisation")).toEqual([])
    expect(listRichFindings(shop, "organisation", true)).toContain("hint recommended address")
  })

  it("requires name and address of a physical store", () => {
    expect(
      listRichIssues({ "@type": "Store", name: "Curlew", address: place }, "localBusiness"),
    ).toEqual([])
    expect(listRichIssues({ "@type": ["Organization", "Store"] }, "localBusiness")).toEqual([
      "error missing name",
      "error missing address",
    ])
  })

  it("requires nothing of a business that is only referenced, such as the publisher of an article", () => {
    const article = { "@type": "Article", publisher: { "@type": "Store", name: "Curlew" } }
    expect(listRichFindings(article, "localBusiness")).toBeNull()
  })

  it("requires opening and closing times", () => {
    const hours = { "@type": "OpeningHoursSpecification", opens: "00:00", dayOfWeek: "Monday" }
    const shop = {
      "@type": "Store",
      name: "Curlew",
      address: place,
      openingHoursSpecification: hours,
    }
    expect(listRichIssues(shop, "localBusiness")).toEqual([
      "error missing openingHoursSpecification.closes",
    ])
  })

  it("requires the site name on the home page and reports the retired search box", () => {
    const site = {
      "@type": "WebSite",
      potentialAction: {
        "@type": "SearchAction",
        target: buildExampleUrl("/search/{query}"),
        "query-input": "required name=query",
      },
    }
    expect(listRichIssues(site, "siteName", true)).toEqual([
      "error missing name",
      "error missing url",
    ])
    expect(listRichIssues(site, "siteName")).toEqual([])
    expect(listRichFindings(site, "searchbox")).toEqual(["hint searchboxRetired potentialAction"])
  })

  it("requires start and location of an event", () => {
    const location = { "@type": "Place", name: "Workshop", address: place }
    const event = { "@type": "Event", name: "Tour", startDate: "2027-02-06T10:00+10:00", location }
    expect(listRichIssues(event, "event")).toEqual([])
    expect(listRichIssues({ ...event, startDate: "soon" }, "event")).toEqual([
      "error value startDate",
    ])
    expect(listRichIssues({ "@type": "Event" }, "event")).toHaveLength(4)
  })

  it("accepts consecutive list positions, also on further pages of a list", () => {
    const item = (position: number) => ({
      "@type": "ListItem",
      position,
      url: buildExampleUrl(`/product/${position}`),
    })
    const buildItemList = (...positions: number[]) => ({
      "@type": "ItemList",
      itemListElement: positions.map(item),
    })
    expect(listRichFindings(buildItemList(1, 2, 3), "carousel")).toEqual([])
    expect(listRichFindings(buildItemList(25, 26), "carousel")).toEqual([])
    expect(listRichIssues(buildItemList(1, 1), "carousel")).toEqual([
      "warning positions itemListElement.position",
    ])
  })
})
