import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"

const tickets = { name: "Ticket", codes: { Adult: "ADU", Concession: "CON" } }

/** What the workshop offers beyond the parcel: an evening there, and a piece too long for the post. */
export const workshopProducts: SeedProduct[] = [
  {
    name: "Resin Casting Evening",
    url: "resin-casting-evening",
    title: "Resin Casting Evening in Calliope, 27 August 2027",
    meta_description:
      "An evening at our workshop in Calliope: pour, colour and cure a small dragon of your own. Friday 27 August 2027, 6 pm.",
    blurb: "Pour, colour and cure a small dragon of your own, with us at the bench.",
    badge: "Event",
    groups: ["prints-models-figures", "shop-christmas"],
    related: ["dragon-egg", "articulated-dragon", "resin-scents"],
    is_ticket: true,
    event_at: "2027-08-27T08:00:00Z",
    event_place: "Curlew Print Co. workshop, 14 Stowe Lane, Calliope QLD 4680",
    content: describeProduct({
      intro: [
        "Twelve people, one long bench, three hours. You mix and colour resin, pour it into a mould of your choice and cure it under the lamps. What you make goes home with you.",
        "No experience needed. We bring gloves, goggles and supper; you bring closed shoes and a sleeve that may get sticky.",
      ],
      details: {
        When: "Friday 27 August 2027, 6 pm to 9 pm",
        Where: "our workshop, 14 Stowe Lane, Calliope",
        Age: "from 14 years; under 16 with an adult",
        Concession: "students, pensioners and Health Care Card holders",
        Includes: "all materials, safety gear, supper",
      },
      delivery: "ticket",
    }),
    photos: [
      {
        file: "workshop/resin-printers.webp",
        alt: "Three resin printers with amber hoods, each with a print hanging in it",
      },
      {
        file: "workshop/wash-and-cure-bench.webp",
        alt: "A curing lamp over a printed egg, beside a wash tub and a resin bottle",
      },
      { file: "prints/dragon-in-plum.webp", alt: "A jointed dragon printed in plum and pink" },
    ],
    variations: nameVariations([tickets]),
    skus: listSkus("EVT-RCE-2708", [tickets], ({ Ticket }) => ({
      price: Ticket === "Adult" ? "65.00" : "49.00",
      stock: Ticket === "Adult" ? 8 : 4,
    })),
  },
  {
    name: "Long Sill Planter Board",
    url: "long-sill-planter-board",
    title: "Long Sill Planter Board, 1.2 m",
    meta_description:
      "Three faceted planters on a 1.2 m board of oiled ironbark. Too long for the post: we quote delivery by mail.",
    blurb: "Three faceted planters on 1.2 m of oiled ironbark.",
    badge: "Made to order",
    groups: ["3d-printed-products"],
    related: ["faceted-planter", "wave-vase", "timber-coasters"],
    ships_by_quote: true,
    shipping_note:
      "Too long for the post. Ask for a delivery quote from the cart, or pick it up from the workshop.",
    content: describeProduct({
      intro: [
        "One board, three planters that lift out for watering. The timber was a railway sleeper once; no two boards have the same grain.",
      ],
      details: {
        Board: "120 × 18 × 4 cm, recycled ironbark",
        Planters: "sage 16 cm, terracotta and slate 12 cm, each with a drip tray",
        Weight: "9.5 kg",
        Made: "to order, in about ten business days",
      },
      care: "Oil the board once a year. PLA softens above 55 °C: keep the planters off a north-facing sill behind glass.",
      delivery: "quote",
    }),
    photos: [
      {
        file: "prints/planters-on-a-sill.webp",
        alt: "Three planters with succulents on a timber bench",
      },
      {
        file: "products/faceted-planter-sage.webp",
        alt: "Sage green faceted planter with a succulent",
      },
    ],
    skus: [{ code: "HOM-SIL-120", price: "189.00", stock: 4 }],
  },
]
