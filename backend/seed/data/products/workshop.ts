import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const tickets = { name: "Ticket", codes: { Adult: "ADU", Concession: "CON" } }

/** What the workshop offers beyond the parcel: an evening there, and a piece too long for the post. */
export const workshopProducts: SeedProduct[] = [
  {
    name: "Resin Casting Evening",
    url: "resin-casting-evening",
    title: "Resin Casting Evening, 27 August 2027",
    meta_description:
      "Pour, colour and cure a small dragon of your own at our workshop in Calliope. Friday 27 August 2027, 6 to 9 pm, twelve places, all included.",
    blurb: "Pour, colour and cure a small dragon of your own, with us at the bench.",
    badge: "Event",
    groups: ["prints-models-figures", "shop-christmas"],
    related: ["dragon-egg", "articulated-dragon", "resin-scents"],
    is_ticket: true,
    event_at: "2027-08-27T08:00:00Z",
    event_place: "Curlew Print Co. workshop, 14 Stowe Lane, Calliope QLD 4680",
    content: renderProductContent({
      intro: [
        "Twelve people, one long bench, three hours. You mix and colour resin, pour it into a mould you choose, and cure it under the lamps. What you make goes home with you.",
        "You need no experience.",
      ],
      details: {
        When: "Friday 27 August 2027, 6 pm to 9 pm",
        Where: "Our workshop, 14 Stowe Lane, Calliope",
        Age: "From 14 years; under 16 with an adult",
        Concession: "Students, pensioners and Health Care Card holders",
        Included: "Resin and moulds, gloves, goggles, supper",
        Bring: "Closed shoes and a sleeve that may get sticky",
      },
      safety:
        "We work with liquid resin, gloved and with the doors open. If you are pregnant, have asthma or are allergic to resin, please ask us first.",
      delivery: "ticket",
    }),
    photos: [
      buildProductImage(
        "resin-casting-evening-table",
        "Dragon mould filled with plum resin on a workbench, with mixing cups and a cast pink dragon",
      ),
      buildProductImage(
        "resin-casting-evening-mould",
        "Empty silicone mould and the plum dragon cast in it",
      ),
      buildProductImage(
        "resin-casting-evening-dragons",
        "Two cast dragons curing on a turntable in violet light",
      ),
      buildProductImage(
        "resin-casting-evening-ticket",
        "Two printed tickets for the casting evening of 27 August 2027 and a plum dragon",
      ),
    ],
    variations: buildVariations([tickets]),
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
      "Three faceted planters that lift out of a 1.2 m board of oiled, recycled ironbark. Made to order in ten business days; we quote delivery.",
    blurb: "Three faceted planters on 1.2 m of oiled ironbark.",
    badge: "Made to order",
    groups: ["3d-printed-products"],
    related: ["faceted-planter", "wave-vase", "timber-coasters"],
    ships_by_quote: true,
    low_stock: 1,
    lead_days_min: 10,
    lead_days_max: 10,
    shipping_note: "You can pick it up from our workshop in Calliope for nothing.",
    content: renderProductContent({
      intro: [
        "One board, three planters that lift out for watering. The timber was once a railway sleeper, and no two boards have the same grain.",
      ],
      details: {
        Board: "1200 × 180 × 40 mm, recycled ironbark",
        Planters: "Sage 160 mm tall, terracotta and slate 120 mm, each with a drip tray",
        Weight: "9.5 kg",
        Fits: "Sills and shelves at least 150 mm deep",
        "In the box": "Board and three planters. Plants are not included",
      },
      care: "Oil the board once a year. PLA softens above 55 °C: keep the planters off a north-facing sill behind glass.",
      productionTime: "We make it when you order, in about ten business days.",
      delivery: "quote",
    }),
    attributes: [{ name: "Material", values: ["Timber"] }],
    photos: [
      buildProductImage(
        "long-sill-planter-board-front",
        "Ironbark board with terracotta, sage and slate planters on it, each with a succulent",
      ),
      buildProductImage(
        "long-sill-planter-board-end",
        "Slate and sage planters on the board, seen along its length",
      ),
      buildProductImage(
        "long-sill-planter-board-tray",
        "Slate planter lifted off the board for watering, its drip tray left in place",
      ),
      buildProductImage(
        "long-sill-planter-board-timber",
        "End of the oiled ironbark board with an old bolt hole, close up",
      ),
    ],
    skus: [{ code: "HOM-SIL-120", price: "189.00", stock: 4 }],
  },
]
