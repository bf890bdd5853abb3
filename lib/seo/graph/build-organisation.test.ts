import { parseOpeningHours } from "#lib/contract/opening-hours.ts"
import { shop } from "#tests/support/graph-records.ts"
import { buildOrganisation, buildShortOrganisation, buildStore } from "./build-organisation.ts"

const site = "http://localhost:3000"
const logo = `${site}/assets/i/${"e".repeat(32)}/1x1/300.webp`
const address = {
  "@type": "PostalAddress",
  streetAddress: "14 Stowe Lane",
  addressLocality: "Calliope",
  addressRegion: "QLD",
  postalCode: "4680",
  addressCountry: "AU",
}
const blank = {
  ...shop,
  organisation: {
    name: "",
    abn: null,
    logo: null,
    darkLogo: null,
    address: " ",
    email: "",
    phone: null,
  },
  social: [],
}

describe("the business", () => {
  it("is told in full where it introduces itself", () => {
    expect(buildOrganisation(shop)).toEqual({
      "@type": "Organization",
      "@id": `${site}/#organisation`,
      name: "Curlew Print Co. Pty Ltd",
      url: `${site}/`,
      logo,
      taxID: "51 824 753 556",
      identifier: { "@type": "PropertyValue", propertyID: "ABN", value: "51 824 753 556" },
      email: "hello@curlewprint.example",
      telephone: "07 5550 0147",
      address,
      sameAs: ["https://facebook.example/curlew"],
      areaServed: "AU",
    })
  })

  it("is told elsewhere in as much as tells it apart", () => {
    expect(buildShortOrganisation(shop)).toEqual({
      "@type": "Organization",
      "@id": `${site}/#organisation`,
      name: "Curlew Print Co. Pty Ltd",
      url: `${site}/`,
      logo,
    })
  })

  it("is told without what the settings leave empty", () => {
    expect(buildOrganisation(blank)).toEqual({
      "@type": "Organization",
      "@id": `${site}/#organisation`,
      name: "Curlew Print Co.",
      url: `${site}/`,
      areaServed: "AU",
    })
  })
})

describe("the store", () => {
  it("is open all day, every day, and belongs to the business", () => {
    expect(buildStore(shop)).toEqual({
      "@type": "Store",
      "@id": `${site}/#store`,
      name: "Curlew Print Co. Pty Ltd",
      url: `${site}/`,
      image: logo,
      address,
      telephone: "07 5550 0147",
      email: "hello@curlewprint.example",
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          opens: "00:00",
          closes: "23:59",
        },
      ],
      currenciesAccepted: "AUD",
      parentOrganization: { "@id": `${site}/#organisation` },
    })
  })

  it("is open when the shop's settings say, and says nothing where that is by appointment alone", () => {
    const openingHours = parseOpeningHours({ monday: "09:00-16:30", sunday: "by appointment" })
    expect(buildStore({ ...shop, openingHours })).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: ["Monday"], opens: "09:00", closes: "16:30" }],
    })
    const rare = parseOpeningHours({ monday: "by appointment" })
    expect(buildStore({ ...shop, openingHours: rare })).not.toHaveProperty(
      "openingHoursSpecification",
    )
  })

  it("has its address as it is written where its parts cannot be told", () => {
    const organisation = { ...shop.organisation, address: "The blue shed\nbehind the mill" }
    expect(buildStore({ ...shop, organisation })).toMatchObject({
      address: "The blue shed behind the mill",
    })
  })

  it("is not told of where no address is set", () => {
    expect(buildStore(blank)).toBeNull()
  })
})
