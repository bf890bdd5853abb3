import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const gloveSizes = { name: "Size", codes: { S: "S", M: "M", L: "L", XL: "XL" } }

export const tools: SeedProduct[] = [
  {
    name: "Nitrile Gloves",
    url: "nitrile-gloves",
    title: "Nitrile Gloves for Resin, 50 Pairs",
    meta_description:
      "Powder-free nitrile gloves thick enough for printing resin, 50 pairs a box in S to XL. Measure across the palm and see the size chart.",
    blurb: "Thick enough for resin: 50 pairs a box, free of powder and latex.",
    groups: ["accessories-tools-and-parts"],
    related: ["standard-resin", "ipa-wash-tub", "silicone-mat", "scraper-set"],
    content: renderProductContent({
      intro: [
        "Latex lets resin through in minutes. Nitrile of this thickness holds it for about half an hour. Change gloves the moment they are splashed, and take them off inside out.",
      ],
      details: {
        Box: "50 pairs (100 gloves), 240 × 120 × 80 mm, 620 g",
        Thickness: "0.12 mm at the palm, 0.14 mm at the fingers",
        Length: "240 mm",
        Sizes: "S 70 to 80 mm across the palm, M 80 to 90, L 90 to 100, XL 100 to 115",
        "Free of": "Powder and latex",
      },
      care: "Keep the box out of sun and heat. Leave gloves with resin on them in the sun until it is hard, then put them in the bin.",
    }),
    attributes: [{ name: "Material", values: ["Nitrile"] }],
    photos: [
      buildProductImage(
        "nitrile-gloves-box",
        "Teal box of nitrile gloves with one blue glove drawn out",
      ),
      buildProductImage(
        "nitrile-gloves-pair",
        "Pair of blue nitrile gloves with long cuffs, laid flat",
      ),
      buildProductImage("nitrile-gloves-fingers", "Fingers of a blue nitrile glove, close up"),
      buildProductImage(
        "nitrile-gloves-bench",
        "Box of nitrile gloves on a workbench beside a beaker of resin",
      ),
    ],
    size_chart: buildProductImage(
      "nitrile-gloves-size-chart",
      "Glove size chart: S 70 to 80 mm across the palm, M 80 to 90 mm, L 90 to 100 mm, XL 100 to 115 mm",
    ),
    variations: buildVariations([gloveSizes]),
    skus: listSkus("ACC-GLV", [gloveSizes], ({ Size }) => ({
      price: "19.95",
      stock: Size === "XL" ? 0 : 28,
    })),
  },
  {
    name: "Silicone Work Mat",
    url: "silicone-mat",
    title: "Silicone Work Mat with Raised Edge",
    meta_description:
      "A 400 × 300 mm silicone mat with a raised edge that holds a whole vat of spilt resin. Drips harden in the sun and peel off like a sticker.",
    blurb: "Holds a spilt vat. Hardened resin peels straight off.",
    groups: ["accessories-tools-and-parts"],
    related: ["nitrile-gloves", "graduated-beakers", "scraper-set"],
    content: renderProductContent({
      intro: [
        "Lay it under the printer or the wash tub. The raised edge holds about 300 ml, which is a whole vat. Leave spills in the sun until they are hard, and peel them off like a sticker.",
      ],
      details: {
        Size: "400 × 300 mm, edge 6 mm high",
        Weight: "330 g",
        Material: "Silicone, slate grey",
        Heat: "To 200 °C",
      },
      care: "Wash with warm, soapy water. Once it has met resin, keep it out of the kitchen.",
      deliveryNote:
        "Posted rolled in a tube. Lay it flat in the sun for an hour and it forgets the tube.",
    }),
    attributes: [
      { name: "Material", values: ["Silicone"] },
      { name: "Colour", values: ["Grey"] },
    ],
    photos: [
      buildProductImage(
        "silicone-mat-front",
        "Slate grey silicone mat with a raised edge and two drops of resin",
      ),
      buildProductImage(
        "silicone-mat-peel",
        "Cured puddle of teal resin peeling off the silicone mat",
      ),
      buildProductImage(
        "silicone-mat-edge",
        "Raised edge of the silicone mat beside a ruler: 6 millimetres tall",
      ),
      buildProductImage(
        "silicone-mat-bench",
        "Silicone mat on a workbench with a resin bottle, a beaker and two drips",
      ),
    ],
    skus: [{ code: "ACC-MAT-A3", price: "22.95", stock: 15 }],
  },
  {
    name: "Scraper Set",
    url: "scraper-set",
    title: "Print Scraper Set with Fine Tweezers",
    meta_description:
      "A 38 mm scraper, a 20 mm scraper and fine tweezers to lift prints and clear supports. Stainless blades, handles printed in tough resin.",
    blurb: "Wide blade, narrow blade and fine tweezers for lifting prints.",
    groups: ["accessories-tools-and-parts"],
    related: ["flex-build-plate", "fep-film", "brass-nozzles"],
    content: renderProductContent({
      intro: [
        "The blades are ground on one side only, so they slide under a print instead of digging into the plate. The tweezers reach supports that fingers do not. We print the handles ourselves, in tough resin.",
      ],
      details: {
        "Wide blade": "38 mm",
        "Narrow blade": "20 mm",
        Length: "210 mm",
        Tweezers: "120 mm, fine points",
        Weight: "190 g the set",
        Material: "Stainless steel, cured tough resin",
        "In the box": "Two scrapers, tweezers and blade covers",
      },
      care: "Wipe dry: the edge rusts if it is left wet. A few strokes on a fine stone bring it back.",
      safety: "The edges are sharp. Push away from yourself and keep the covers on.",
    }),
    attributes: [{ name: "Material", values: ["Stainless steel"] }],
    photos: [
      buildProductImage(
        "scraper-set-front",
        "Two scrapers with teal and rust handles and a pair of tweezers",
      ),
      buildProductImage(
        "scraper-set-lift",
        "Narrow scraper sliding under a printed gear on a steel plate",
      ),
      buildProductImage("scraper-set-blades", "Blades of the scrapers and the tweezers, close up"),
      buildProductImage("scraper-set-ruler", "Scrapers above a ruler: 21 centimetres long"),
    ],
    skus: [{ code: "ACC-SCR-003", price: "21.95", stock: 21 }],
  },
]
