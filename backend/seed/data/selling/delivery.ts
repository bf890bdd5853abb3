import type { SeedRegion, SeedShippingType } from "../../seed-types.ts"

/** Suburbs of Gladstone; the villages around it share the postcode, but the van does not go there. */
const gladstoneSuburbs = [
  "Gladstone",
  "Gladstone Central",
  "Barney Point",
  "Callemondah",
  "Clinton",
  "Glen Eden",
  "Kin Kora",
  "Kirkwood",
  "New Auckland",
  "South Gladstone",
  "Sun Valley",
  "Telina",
  "Toolooa",
  "West Gladstone",
]

/** Where the shop delivers. Later regions are smaller and cheaper. */
export const regions: SeedRegion[] = [
  {
    name: "Australia",
    places: [
      { first_postcode: "0200", last_postcode: "9999" },
      // External territories: Norfolk Island, Christmas and Cocos Islands, Antarctic stations.
      { first_postcode: "2899", last_postcode: "2899", excluded: true },
      { first_postcode: "6798", last_postcode: "6799", excluded: true },
      { first_postcode: "7151", last_postcode: "7151", excluded: true },
    ],
  },
  { name: "Queensland", places: [{ first_postcode: "4000", last_postcode: "4999" }] },
  {
    name: "Gladstone and Calliope",
    places: [...gladstoneSuburbs, "Calliope"].map((suburb) => ({
      first_postcode: "4680",
      last_postcode: "4680",
      suburb,
    })),
  },
]

const freeOver = "200.00"

/** Ways to deliver (specification 1, section 9). */
export const shippingTypes: SeedShippingType[] = [
  {
    name: "Standard Post",
    description: "3 to 5 business days",
    costs: [{ region: "Australia", amount: "10.60", free_over: freeOver }],
  },
  {
    name: "Express Post",
    description: "2 to 3 business days",
    costs: [{ region: "Australia", amount: "14.10", free_over: freeOver }],
  },
  {
    name: "Local delivery (Gladstone and Calliope)",
    description: "On our next run",
    costs: [{ region: "Gladstone and Calliope", amount: "0.00" }],
  },
  {
    name: "Pick up from the workshop",
    description: "14 Stowe Lane, Calliope, by appointment",
    is_pick_up: true,
    costs: [{ region: "Queensland", amount: "0.00" }],
  },
]
