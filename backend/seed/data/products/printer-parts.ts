import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

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

export const printerParts: SeedProduct[] = [
  {
    name: "FEP Release Film",
    url: "fep-film",
    title: "FEP Release Film, Pack of Three Sheets",
    meta_description:
      "Clear 0.15 mm FEP film for resin vats, three sheets a pack, for printers up to 6.6 or 10.3 inches. Posted flat between cards.",
    blurb: "Three sheets of clear 0.15 mm film for the bottom of your vat.",
    groups: ["accessories-tools-and-parts"],
    related: ["flex-build-plate", "scraper-set", "funnel-and-filters"],
    content: renderProductContent({
      intro: [
        "Cloudy or dented film blurs detail and pulls prints off the plate. Fresh film takes ten minutes to fit and makes an old printer behave like a new one.",
      ],
      details: {
        "140 × 200 mm": "For printers with screens up to 6.6 inches",
        "200 × 280 mm": "For printers with screens up to 10.3 inches",
        Thickness: "0.15 mm",
        Clarity: "96 per cent",
        Weight: "70 g or 130 g",
        "In the box": "Three sheets, each between protective papers",
      },
      stepsTitle: "How to fit it",
      steps: [
        "Take the vat's frame apart and peel off the old film.",
        "Lay the new sheet over the frame and tighten the screws crosswise, a little at a time.",
        "Trim what stands out. A tap should sound like a drum, not like paper.",
      ],
      care: "Clean with alcohol and a soft cloth only. Never scrape film with metal.",
      deliveryNote: "Posted flat between cards.",
    }),
    attributes: [{ name: "Material", values: ["FEP"] }],
    photos: [
      buildProductImage(
        "fep-film-front",
        "Three clear film sheets fanned out, one corner curled up",
      ),
      buildProductImage(
        "fep-film-close",
        "Film between its protective papers, the upper one peeled back at a corner",
      ),
      buildProductImage(
        "fep-film-vat",
        "Film clamped in a resin vat, the last two screws and their hex key beside it",
      ),
      buildProductImage(
        "fep-film-sizes",
        "Film sheets of 140 by 200 and 200 by 280 millimetres above a ruler",
      ),
    ],
    variations: buildVariations([filmSizes]),
    skus: listSkus("ACC-FEP", [filmSizes], ({ Sheet = "" }) => ({
      price: Sheet.startsWith("140") ? "17.95" : "26.95",
      stock: 19,
    })),
  },
  {
    name: "Flexible Build Plate",
    url: "flex-build-plate",
    title: "Flexible Steel Build Plate for Resin",
    meta_description:
      "A magnetic spring-steel plate for resin printers: lift it off, bend it and the print pops loose. 135 × 80, 165 × 100 or 220 × 130 mm.",
    blurb: "Bend it and the print pops off. No chisel, no chips.",
    groups: ["accessories-tools-and-parts", "specials"],
    related: ["scraper-set", "fep-film", "silicone-mat"],
    content: renderProductContent({
      intro: [
        "A magnetic base sticks to your own plate once. After that the steel sheet lifts off with the print on it, and a gentle bend lets go of everything at once. The sanded side grips; the tab stays clean for your fingers.",
      ],
      details: {
        Sizes: "135 × 80, 165 × 100 or 220 × 130 mm: measure your plate first",
        Sheet: "0.6 mm spring steel, sanded",
        Base: "Magnet with adhesive, 1.3 mm",
        "Thickness together": "2 mm",
        Weight: "95, 140 or 240 g",
        "In the box": "Steel sheet, magnetic base, alcohol wipe",
      },
      stepsTitle: "How to fit it",
      steps: [
        "Clean your plate with alcohol and let it dry.",
        "Stick the base on from one edge, without bubbles, and wait an hour.",
        "Level the plate again, because it is 2 mm thicker now.",
      ],
      care: "Wipe with alcohol. If prints begin to let go, sand lightly with 220 grit.",
      safety: "The magnet is strong: keep it from pacemakers and cards with a magnetic strip.",
    }),
    attributes: [{ name: "Material", values: ["Spring steel"] }],
    photos: [
      buildProductImage(
        "flex-build-plate-bent",
        "Bent steel plate with printed parts coming loose",
      ),
      buildProductImage(
        "flex-build-plate-flat",
        "Flat steel build plate with three printed parts on it",
      ),
      buildProductImage(
        "flex-build-plate-corner",
        "Steel sheet lifted off its black magnetic base, close up",
      ),
      buildProductImage(
        "flex-build-plate-sizes",
        "Steel plates of 220, 165 and 135 millimetres, each with a finger tab",
      ),
    ],
    variations: buildVariations([plateSizes]),
    skus: listSkus("ACC-FBP", [plateSizes], ({ Plate = "" }) => ({
      price: platePrices[Plate] ?? "59.95",
      ...(Plate.startsWith("220") ? { special_price: "49.95" } : {}),
      stock: Plate.startsWith("165") ? 0 : 7,
    })),
  },
  {
    name: "Brass Nozzles",
    url: "brass-nozzles",
    title: "Brass MK8 Nozzles, 0.2 to 0.8 mm",
    meta_description:
      "Brass MK8 nozzles for filament printers with an M6 thread, in 0.2, 0.4, 0.6 and 0.8 mm. Each bore is checked. Spare 0.4 mm nozzles cost less.",
    blurb: "True to size, for filament printers with an M6 thread.",
    groups: ["accessories-tools-and-parts"],
    related: ["scraper-set", "flex-build-plate"],
    content: renderProductContent({
      intro: [
        "A worn nozzle prints thick walls and stringy corners. Change it about every 500 hours, and sooner if you print glow or wood filament, which wear brass down quickly.",
      ],
      details: {
        Bore: "0.2, 0.4, 0.6 or 0.8 mm, within 0.01 mm, each one checked",
        Thread: "M6 × 1, MK8 pattern",
        Length: "13 mm, 6 mm hexagon",
        Weight: "3 g",
        Material: "C3604 brass",
        Fits: "Ender, CR and most other printers with MK8 hot ends. Not for Volcano or V6",
      },
      stepsTitle: "How to change one",
      steps: [
        "Heat the hot end to 220 °C and take the filament out.",
        "Hold the block with a spanner and unscrew the old nozzle.",
        "Screw the new one in and nip it up gently while it is still hot.",
      ],
      care: "Brush clean while warm with a brass brush.",
      safety: "Hot ends burn: wear a glove, and keep the spanner off the heater wires.",
    }),
    attributes: [{ name: "Material", values: ["Brass"] }],
    photos: [
      buildProductImage("brass-nozzles-row", "Four brass nozzles marked 0.2, 0.4, 0.6 and 0.8"),
      buildProductImage(
        "brass-nozzles-thread",
        "Two brass nozzles with their M6 threads, close up",
      ),
      buildProductImage(
        "brass-nozzles-one",
        "A 0.4 millimetre nozzle beside a ruler: 13 millimetres tall",
      ),
      buildProductImage("brass-nozzles-hotend", "Brass nozzle at work in a filament printer"),
    ],
    variations: buildVariations([nozzleSizes]),
    skus: listSkus("ACC-NOZ", [nozzleSizes], ({ Bore }) => ({
      price: "5.95",
      stock: Bore === "0.8 mm" ? 0 : 80,
    })),
    addons: [{ key: "spare-nozzles", min_qty: 0, max_qty: 20 }],
  },
]
