import type {
  SeedAddon,
  SeedPaymentType,
  SeedPromotion,
  SeedRegion,
  SeedShippingType,
  SeedVoucherTheme,
} from "../seed-types.ts"

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

/** Ways to pay, the usual one first. */
export const paymentTypes: SeedPaymentType[] = [
  {
    code: "card",
    name: "Credit or debit card",
    description: "Visa, Mastercard or eftpos, issued in Australia",
  },
  {
    code: "international-card",
    name: "International or Amex card",
    description: "The surcharge covers what these cards cost us extra",
    surcharge_basis_points: 150,
  },
]

/** Codes of the shop: two that hold, and one that has ended. */
export const promotions: SeedPromotion[] = [
  {
    code: "WELCOME10",
    name: "10% off your first order",
    percent_basis_points: 1_000,
    max_uses_per_customer: 1,
    first_order_only: true,
  },
  {
    code: "RESIN5",
    name: "$5.00 off resin, from $40.00",
    amount: "5.00",
    min_spend: "40.00",
    groups: ["resin"],
  },
  {
    code: "EASTER15",
    name: "15% off for Easter 2026",
    percent_basis_points: 1_500,
    starts_at: "2026-03-19T14:00:00Z",
    ends_at: "2026-04-06T14:00:00Z",
    groups: ["easter"],
  },
]

/** What a gift voucher can look like. */
export const voucherThemes: SeedVoucherTheme[] = [
  {
    name: "For makers",
    picture: {
      file: "vouchers/for-makers.webp",
      alt: "A card with the words A gift for you between chess pieces and a planter",
    },
  },
  {
    name: "Happy birthday",
    picture: {
      file: "vouchers/happy-birthday.webp",
      alt: "A card with the words Happy birthday between scaled eggs in bright colours",
    },
  },
  {
    name: "Merry Christmas",
    picture: {
      file: "vouchers/merry-christmas.webp",
      alt: "A card with the words Merry Christmas between Christmas baubles",
    },
  },
]

export const addons: SeedAddon[] = [
  { key: "gift-wrap", name: "Gift wrap with a handwritten tag", type: "Checkbox", price: "4.95" },
  {
    key: "ribbon-colour",
    name: "Ribbon colour",
    type: "Dropdown",
    options: [
      { name: "Natural twine", price: "0.00" },
      { name: "Rust satin", price: "0.50" },
      { name: "Teal satin", price: "0.50" },
    ],
  },
  { key: "spare-nozzles", name: "Spare 0.4 mm nozzles", type: "Qty", price: "3.50" },
  { key: "spare-filters", name: "Extra paper filters (pack of 10)", type: "Qty", price: "4.00" },
  { key: "engraving", name: "Engraving (up to 20 letters)", type: "Text", price: "8.00" },
  { key: "initial", name: "Your letter (A to Z)", type: "Text", required: true, price: "0.00" },
  {
    key: "initials",
    name: "Initials (up to three letters)",
    type: "Text",
    required: true,
    price: "0.00",
  },
  { key: "name", name: "Name to add", type: "Text", required: true, price: "0.00" },
  {
    key: "photo-note",
    name: "Words for your photo (we email you for the picture)",
    type: "Text",
    required: true,
  },
  { key: "usb-plug", name: "USB wall plug (Australian)", type: "Checkbox", price: "9.95" },
]
