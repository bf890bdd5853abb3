import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const colours = { name: "Colour", codes: { Grey: "GRY", Black: "BLK" } }
const volumes = { name: "Volume", codes: { "500 g": "050", "1 kg": "100" } }
const hardness = { name: "Hardness", codes: { "Soft (60A)": "60A", "Firm (80A)": "80A" } }

export const toughResins: SeedProduct[] = [
  {
    name: "Tough ABS-Like Resin",
    url: "tough-abs-like-resin",
    title: "Tough ABS-Like 405 nm Resin",
    meta_description:
      "ABS-like 405 nm resin for brackets, enclosures and gaming pieces that get dropped. Grey or black, 500 g and 1 kg.",
    blurb: "For brackets, clips and figures that get dropped.",
    brand: "Curlew",
    groups: ["resin-tough"],
    related: ["flexible-resin", "standard-resin", "uv-curing-light", "chess-set"],
    content: describeProduct({
      intro: [
        "Standard resin snaps; this one gives first. It takes self-tapping screws, survives a fall from the table, and can be drilled and sanded without chipping.",
        "It is our choice for gaming pieces, printer spare parts and jigs. Expose it a little longer than standard resin and do not over-cure: ten minutes makes it brittle again.",
      ],
      details: {
        Bottle: "500 g or 1 kg",
        Wavelength: "405 nm",
        Hardness: "80 Shore D",
        "Stretch before breaking": "about 28 per cent",
        "Impact strength": "42 J/m (notched Izod)",
      },
      steps: [
        "Shake for two minutes; the toughening part settles.",
        "Start with 2.9 seconds a layer at 0.05 mm.",
        "Wash for no more than 5 minutes in isopropyl alcohol.",
        "Cure for 3 minutes under 405 nm light, no longer.",
      ],
      care: "Keep closed and dark between 15 and 30 °C.",
      isResin: true,
    }),
    photos: [
      photo("tough-resin-grey", "Bottle of tough ABS-like resin with a grey label band"),
      photo("tough-resin-black", "Bottle of tough ABS-like resin with a black label band"),
      photo("tough-resin-parts", "Tough resin on a bench with two printed chess pieces"),
    ],
    variations: nameVariations([colours, volumes]),
    skus: listSkus("RES-TGH", [colours, volumes], ({ Colour = "", Volume }, code) => ({
      price: Volume === "1 kg" ? "69.95" : "41.95",
      stock: code === "RES-TGH-BLK-100" ? 0 : 16,
      photo: `products/tough-resin-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Flexible Resin",
    url: "flexible-resin",
    title: "Flexible 405 nm Resin, 60A and 80A",
    meta_description:
      "Rubber-like 405 nm resin in two hardnesses for gaskets, grips, stamps and phone bumpers.",
    blurb: "Rubber-like prints: gaskets, grips, stamps and bumpers.",
    brand: "Curlew",
    groups: ["resin-tough"],
    related: ["tough-abs-like-resin", "fep-film", "silicone-mat"],
    content: describeProduct({
      intro: [
        "Two hardnesses to choose from. Soft (60A) feels like a rubber band and suits stamps and seals; firm (80A) feels like a shoe heel and suits grips, feet and bumpers.",
        "It prints slowly and sticks well to the plate, so lift speeds should be halved and supports made a touch thicker.",
      ],
      details: {
        Bottle: "500 g",
        Wavelength: "405 nm",
        Hardness: "60 Shore A or 80 Shore A",
        "Stretch before breaking": "160 per cent (60A), 95 per cent (80A)",
        Colour: "translucent blush or rust",
      },
      care: "Keep closed and dark. Prints yellow slightly in full sun over some months.",
      isResin: true,
    }),
    photos: [
      photo("flexible-resin-soft", "Bottle of flexible resin, soft grade 60A"),
      photo("flexible-resin-firm", "Bottle of flexible resin, firm grade 80A"),
      photo("flexible-resin-pair", "Both grades of flexible resin side by side"),
    ],
    variations: nameVariations([hardness]),
    skus: listSkus("RES-FLX", [hardness], ({ Hardness = "" }) => ({
      price: "64.95",
      stock: 11,
      photo: Hardness.startsWith("Soft")
        ? "products/flexible-resin-soft.webp"
        : "products/flexible-resin-firm.webp",
    })),
  },
  {
    name: "High-Temp Resin",
    url: "high-temp-resin",
    title: "High-Temperature 405 nm Resin",
    meta_description:
      "405 nm resin that holds its shape to 180 °C after baking, for moulds, jigs and hot-end ducts.",
    blurb: "Holds its shape to 180 °C: moulds, jigs and fan ducts.",
    brand: "Curlew",
    groups: ["resin-tough"],
    related: ["tough-abs-like-resin", "graduated-beakers"],
    content: describeProduct({
      intro: [
        "For vulcanising moulds, pouring candle wax and parts near a heater. Bake the cured print for an hour at 120 °C and it will keep its shape to 180 °C under light load.",
        "It is hard and glassy, so give it rounded corners and no snap fits. The next delivery is on its way to us.",
      ],
      details: {
        Bottle: "500 g",
        Wavelength: "405 nm",
        "Heat deflection": "180 °C after baking, 95 °C without",
        Hardness: "88 Shore D",
        Colour: "translucent amber",
      },
      care: "Keep closed and dark between 15 and 25 °C. Shelf life is 9 months.",
      isResin: true,
    }),
    photos: [
      photo("high-temp-resin-front", "Bottle of high-temperature resin with an amber label band"),
      photo("high-temp-resin-label", "Label of the high-temperature resin, close up"),
    ],
    skus: [{ code: "RES-HTR-050", price: "89.95", stock: 0 }],
  },
]
