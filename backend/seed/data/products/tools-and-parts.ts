import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const gloveSizes = { name: "Size", codes: { S: "S", M: "M", L: "L", XL: "XL" } }
const filmSizes = { name: "Sheet", codes: { "140 × 200 mm": "140", "200 × 280 mm": "200" } }
const plateSizes = {
  name: "Plate",
  codes: { "135 × 80 mm": "135", "165 × 100 mm": "165", "220 × 130 mm": "220" },
}
const platePrices: Record<string, string> = {
  "135 × 80 mm": "39.95",
  "165 × 100 mm": "46.95",
  "220 × 130 mm": "59.95",
}
const nozzleSizes = {
  name: "Bore",
  codes: { "0.2 mm": "02", "0.4 mm": "04", "0.6 mm": "06", "0.8 mm": "08" },
}

export const toolsAndParts: SeedProduct[] = [
  {
    name: "Nitrile Gloves",
    url: "nitrile-gloves",
    title: "Nitrile Gloves, Box of 50 Pairs",
    meta_description:
      "Powder-free 0.12 mm nitrile gloves for resin work, 50 pairs a box, sizes S to XL with a size chart.",
    blurb: "Thick enough for resin: 50 pairs, powder free.",
    groups: ["accessories-tools-and-parts"],
    related: ["standard-resin", "ipa-wash-tub", "silicone-mat", "scraper-set"],
    content: describeProduct({
      intro: [
        "Latex lets resin through; nitrile of this thickness holds it for about half an hour. Change gloves the moment they are splashed, and take them off inside out.",
      ],
      details: {
        Box: "50 pairs",
        Thickness: "0.12 mm at the palm, 0.14 mm at the fingers",
        Sizes: "S to XL: measure across the palm and see the size chart",
        Free: "of powder and latex",
      },
      care: "Keep the box from sun and heat. Leave resin-covered gloves in the sun before binning them.",
    }),
    photos: [
      photo("nitrile-gloves-box", "Teal box of nitrile gloves with one blue glove drawn out"),
      photo("nitrile-gloves-bench", "Box of nitrile gloves on a workbench beside a beaker"),
    ],
    size_chart: photo(
      "nitrile-gloves-size-chart",
      "Glove size chart: S 70 to 80 mm across the palm, M 80 to 90 mm, L 90 to 100 mm, XL 100 to 115 mm",
    ),
    variations: nameVariations([gloveSizes]),
    skus: listSkus("ACC-GLV", [gloveSizes], ({ Size }) => ({
      price: "19.95",
      stock: Size === "XL" ? 0 : 28,
    })),
  },
  {
    name: "FEP Release Film",
    url: "fep-film",
    title: "FEP Release Film, Pack of Three",
    meta_description:
      "Optical grade 0.15 mm FEP film for resin vats, three sheets a pack, for small and medium printers.",
    blurb: "Three sheets of clear 0.15 mm film for your vat.",
    groups: ["accessories-tools-and-parts"],
    related: ["flex-build-plate", "scraper-set", "funnel-and-filters"],
    content: describeProduct({
      intro: [
        "Cloudy or dented film blurs detail and pulls prints off the plate. Fresh film takes ten minutes to fit and makes an old printer behave like new. Cut a little over size, tighten the screws crosswise, then trim.",
      ],
      details: {
        Thickness: "0.15 mm, 96 per cent clear",
        Sheets: "3, with protective paper on both sides",
        "140 × 200 mm": "for printers up to 6.6 inches",
        "200 × 280 mm": "for printers up to 10.3 inches",
      },
      care: "Clean with alcohol and a soft cloth only. Never scrape film with metal.",
      deliveryNote: "Posted flat between cards.",
    }),
    photos: [
      photo("fep-film-front", "Stack of clear film sheets with one corner curled"),
      photo("fep-film-close", "Clear film sheets, close up"),
    ],
    variations: nameVariations([filmSizes]),
    skus: listSkus("ACC-FEP", [filmSizes], ({ Sheet = "" }) => ({
      price: Sheet.startsWith("140") ? "17.95" : "26.95",
      stock: 19,
    })),
  },
  {
    name: "Flexible Build Plate",
    url: "flex-build-plate",
    title: "Magnetic Flexible Build Plate for Resin Printers",
    meta_description:
      "Spring steel build plate with magnetic base: bend it and prints pop off. Three sizes.",
    blurb: "Bend it and the print pops off. No chisel, no chips.",
    groups: ["accessories-tools-and-parts", "specials"],
    related: ["scraper-set", "fep-film", "silicone-mat"],
    content: describeProduct({
      intro: [
        "A magnetic base sticks to your own plate once; after that the steel sheet lifts off with the print on it. The sanded side grips, the tab stays clean for your fingers.",
      ],
      details: {
        Sheet: "0.6 mm spring steel, sanded",
        Base: "magnet with 3M adhesive, 1.3 mm",
        "Total thickness": "2 mm: level your plate again after fitting",
        Sizes: "135 × 80, 165 × 100 and 220 × 130 mm",
      },
      care: "Wipe with alcohol. Sand lightly with 220 grit if prints begin to let go.",
    }),
    photos: [
      photo("flex-build-plate-bent", "Bent steel plate with printed parts coming loose"),
      photo("flex-build-plate-flat", "Flat steel build plate with three printed parts on it"),
    ],
    variations: nameVariations([plateSizes]),
    skus: listSkus("ACC-FBP", [plateSizes], ({ Plate = "" }) => ({
      price: platePrices[Plate] ?? "59.95",
      ...(Plate.startsWith("220") ? { special_price: "49.95" } : {}),
      stock: Plate.startsWith("165") ? 0 : 7,
    })),
  },
  {
    name: "Silicone Work Mat",
    url: "silicone-mat",
    title: "Silicone Work Mat with Raised Edge",
    meta_description:
      "A 40 × 30 cm silicone mat with a raised edge that catches resin drips. Cured drips peel off.",
    blurb: "Catches drips; cured resin peels straight off.",
    groups: ["accessories-tools-and-parts"],
    related: ["nitrile-gloves", "graduated-beakers", "scraper-set"],
    content: describeProduct({
      intro: [
        "Sits under the printer or the wash tub. The 6 mm edge holds about 300 ml, which is a whole vat. Leave spills in the sun and peel them off like a sticker.",
      ],
      details: {
        Size: "40 × 30 cm",
        Edge: "6 mm",
        Material: "food-grade silicone, slate grey",
        Heat: "to 200 °C",
      },
      care: "Wash with warm soapy water.",
      deliveryNote: "Posted rolled in a tube.",
    }),
    photos: [
      photo(
        "silicone-mat-front",
        "Slate grey silicone mat with a raised edge and two drops of resin",
      ),
      photo("silicone-mat-bench", "Silicone mat on a workbench with a resin bottle"),
    ],
    skus: [{ code: "ACC-MAT-A3", price: "22.95", stock: 15 }],
  },
  {
    name: "Scraper Set",
    url: "scraper-set",
    title: "Print Scraper Set with Tweezers",
    meta_description:
      "A wide scraper, a narrow scraper and fine tweezers for lifting prints and cleaning up supports.",
    blurb: "Wide blade, narrow blade and fine tweezers.",
    groups: ["accessories-tools-and-parts"],
    related: ["flex-build-plate", "fep-film", "brass-nozzles"],
    content: describeProduct({
      intro: [
        "Ground on one side only, so the blade slides under a print instead of digging into the plate. Handles are printed in our own tough resin.",
      ],
      details: {
        "Wide blade": "38 mm",
        "Narrow blade": "20 mm",
        Length: "21 cm",
        Steel: "stainless, one-sided grind",
      },
      care: "Push away from yourself. Wipe dry: the edge rusts if left wet.",
    }),
    photos: [
      photo("scraper-set-front", "Two scrapers with teal and rust handles and a pair of tweezers"),
      photo("scraper-set-blades", "Blades of the scrapers, close up"),
    ],
    skus: [{ code: "ACC-SCR-003", price: "21.95", stock: 21 }],
  },
  {
    name: "Brass Nozzles",
    url: "brass-nozzles",
    title: "Brass MK8 Nozzles, 0.2 to 0.8 mm",
    meta_description:
      "Precisely bored brass MK8 nozzles for filament printers: 0.2, 0.4, 0.6 and 0.8 mm, with spares at a lower price.",
    blurb: "True to size, for most filament printers with an M6 thread.",
    groups: ["accessories-tools-and-parts"],
    related: ["scraper-set", "flex-build-plate"],
    content: describeProduct({
      intro: [
        "A worn nozzle prints thick walls and stringy corners. Change it every 500 hours, sooner with glow or wood filament. Heat to 220 °C before loosening and again before the final nip.",
      ],
      details: {
        Thread: "M6 × 1, MK8 pattern",
        Length: "13 mm",
        Bore: "within 0.01 mm, each one checked",
        Material: "C3604 brass",
      },
      care: "Brush clean while warm with a brass brush.",
    }),
    photos: [
      photo("brass-nozzles-row", "Four brass nozzles marked 0.2, 0.4, 0.6 and 0.8"),
      photo("brass-nozzles-one", "A 0.4 millimetre nozzle beside a ruler: 13 millimetres tall"),
    ],
    variations: nameVariations([nozzleSizes]),
    skus: listSkus("ACC-NOZ", [nozzleSizes], ({ Bore }) => ({
      price: "5.95",
      stock: Bore === "0.8 mm" ? 0 : 80,
    })),
    addons: [{ key: "spare-nozzles", min_qty: 0, max_qty: 20 }],
  },
]
