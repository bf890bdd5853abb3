import { parseCents } from "#lib/contract/money.ts"
import { buildImageUrl, buildShown, buildSku } from "#tests/factories/graph-records.ts"
import { buildEvent } from "./build-part-nodes.ts"

const event = {
  startsAt: "2027-08-27T08:00:00Z",
  place: "Workshop, 14 Stowe Lane, Calliope QLD 4680",
}
const evening = buildShown({
  name: "Casting evening",
  slug: "evening",
  delivery: "ticket",
  event,
  variations: [{ name: "Ticket", options: ["Adult", "Concession"] }],
  skus: [
    buildSku({ id: 1, options: { Ticket: "Adult" }, price: parseCents(65_00) }),
    buildSku({ id: 2, options: { Ticket: "Concession" }, price: parseCents(49_00) }),
  ],
})

describe("Event in structured data", () => {
  it("has its start date, its location and the price range of its tickets", () => {
    expect(buildEvent("#event", evening, "en")).toEqual({
      "@type": "Event",
      "@id": "#event",
      name: "Casting evening",
      description: "Bends before it breaks.",
      image: buildImageUrl("a"),
      startDate: "2027-08-27T08:00:00Z",
      location: {
        "@type": "Place",
        name: "Workshop, 14 Stowe Lane, Calliope QLD 4680",
        address: {
          "@type": "PostalAddress",
          streetAddress: "Workshop, 14 Stowe Lane",
          addressLocality: "Calliope",
          addressRegion: "QLD",
          postalCode: "4680",
          addressCountry: "AU",
        },
      },
      organizer: { "@id": "http://localhost:3000/#organisation" },
      offers: {
        "@type": "AggregateOffer",
        url: "http://localhost:3000/product/evening",
        lowPrice: "49.00",
        highPrice: "65.00",
        priceCurrency: "AUD",
        offerCount: 2,
        availability: "https://schema.org/InStock",
      },
    })
  })

  it("has no offers if selling is switched off", () => {
    expect(buildEvent("#event", { ...evening, isSelling: false }, "en")).not.toHaveProperty(
      "offers",
    )
  })

  it("is null for a product without a date and a location", () => {
    expect(buildEvent("#event", buildShown(), "en")).toBeNull()
  })
})
