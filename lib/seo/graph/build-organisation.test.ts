import { describe, expect, it } from "@jest/globals"
import { parseOpeningHours } from "#lib/contract/values/opening-hours.ts"
import { shop } from "#tests/factories/graph-records.ts"
import {
  buildOpeningHours,
  buildOrganisation,
  buildShortOrganisation,
  buildStore,
} from "./build-organisation.ts"

const build = (texts: Parameters<typeof parseOpeningHours>[0]) =>
  buildOpeningHours(parseOpeningHours(texts)).map(({ dayOfWeek, opens, closes }) => [
    [dayOfWeek].flat().join(" "),
    `${opens}-${closes}`,
  ])

describe("OpeningHoursSpecification", () => {
  it("is all day, every day where no hours are set", () => {
    const week = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
    expect(build({})).toEqual([[week, "00:00-23:59"]])
  })

  it("groups days with the same hours, and has 00:00-00:00 for closed days", () => {
    const long = "09:00-12:00, 13:00-16:30"
    const texts = { monday: long, tuesday: long, friday: "09:00-12:00", sunday: "closed" }
    expect(build(texts)).toEqual([
      ["Monday Tuesday Friday", "09:00-12:00"],
      ["Monday Tuesday", "13:00-16:30"],
      ["Sunday", "00:00-00:00"],
    ])
  })

  it("omits days by appointment", () => {
    expect(build({ monday: "by appointment", saturday: "closed" })).toEqual([
      ["Saturday", "00:00-00:00"],
    ])
    expect(build({ monday: "by appointment" })).toEqual([])
  })
})

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

describe("Organization in structured data", () => {
  it("has all settings in its full form", () => {
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

  it("has only its identifying properties in its short form", () => {
    expect(buildShortOrganisation(shop)).toEqual({
      "@type": "Organization",
      "@id": `${site}/#organisation`,
      name: "Curlew Print Co. Pty Ltd",
      url: `${site}/`,
      logo,
    })
  })

  it("omits empty settings", () => {
    expect(buildOrganisation(blank)).toEqual({
      "@type": "Organization",
      "@id": `${site}/#organisation`,
      name: "Curlew Print Co.",
      url: `${site}/`,
      areaServed: "AU",
    })
  })
})

describe("Store in structured data", () => {
  it("is open all day, every day by default, and references the organisation", () => {
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

  it("has the configured opening hours, and none for a shop open by appointment only", () => {
    const openingHours = parseOpeningHours({ monday: "09:00-16:30", sunday: "by appointment" })
    expect(buildStore({ ...shop, openingHours })).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: ["Monday"], opens: "09:00", closes: "16:30" }],
    })
    const rare = parseOpeningHours({ monday: "by appointment" })
    expect(buildStore({ ...shop, openingHours: rare })).not.toHaveProperty(
      "openingHoursSpecification",
    )
  })

  it("has its address as text where it cannot be parsed", () => {
    const organisation = { ...shop.organisation, address: "The blue shed\nbehind the mill" }
    expect(buildStore({ ...shop, organisation })).toMatchObject({
      address: "The blue shed behind the mill",
    })
  })

  it("is null without an address", () => {
    expect(buildStore(blank)).toBeNull()
  })
})
