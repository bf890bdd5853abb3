import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const colours = { name: "Colour", codes: { Grey: "GRY", Black: "BLK" } }
const volumes = { name: "Volume", codes: { "500 g": "050", "1 kg": "100" } }
const hardness = { name: "Hardness", codes: { "Soft (60A)": "60A", "Firm (80A)": "80A" } }

export const toughResins: SeedProduct[] = [
  {
    name: "Tough ABS-Like Resin",
    url: "tough-abs-like-resin",
    title: "Tough ABS-Like 405 nm Printing Resin",
    meta_description:
      "ABS-like 405 nm resin that bends before it breaks: for brackets, clips, enclosures and gaming pieces. Grey or black, 500 g or 1 kg.",
    blurb: "Bends before it breaks: brackets, clips and figures that get dropped.",
    brand: "Curlew",
    groups: ["resin-tough"],
    related: ["flexible-resin", "standard-resin", "uv-curing-light", "chess-set"],
    content: renderProductContent({
      intro: [
        "For parts that have work to do. Where standard resin snaps, this one bends first. It takes self-tapping screws, survives a fall from a table, and can be drilled and sanded without chipping.",
        "We use it for chess pieces, jigs and printer spares. Give it a little more exposure than standard resin, and do not cure it for too long: after ten minutes it is brittle again.",
      ],
      details: {
        Sizes: "500 g (about 450 ml) or 1 kg (about 900 ml)",
        Bottle:
          "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. Light-proof, with a childproof cap",
        "Weight full": "About 590 g or 1.15 kg",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        Hardness: "80 Shore D",
        "Stretch before breaking": "About 28 per cent",
        "Impact strength": "42 J/m (notched Izod)",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "One bottle and a card with starting settings",
      },
      steps: [
        "Shake for two minutes: the part that makes it tough settles.",
        "Start with 2.9 seconds a layer at 0.05 mm on a monochrome screen, and 32 seconds for each of 5 bottom layers.",
        "Wash for no more than 5 minutes in isopropyl alcohol, then dry fully.",
        "Cure for 3 minutes under 405 nm light, and no longer.",
      ],
      care: "Keep closed, dark and between 15 and 30 °C. Filter what is left in the vat before it goes back.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Alcohol"] },
    ],
    photos: [
      buildProductImage(
        "tough-resin-grey",
        "Bottle of tough ABS-like resin with a grey label band, a beaker of it and a printed bracket",
      ),
      buildProductImage(
        "tough-resin-black",
        "Bottle of tough ABS-like resin with a black label band, a beaker of it and a printed bracket",
      ),
      buildProductImage(
        "tough-resin-screws",
        "Two brackets printed in tough resin, grey and black, with steel screws driven into them",
      ),
      buildProductImage(
        "tough-resin-parts",
        "Tough resin on a bench with two printed chess pieces, a rook and a knight",
      ),
    ],
    variations: buildVariations([colours, volumes]),
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
      "Rubber-like 405 nm resin in two hardnesses: soft 60A for stamps and seals, firm 80A for grips, feet and bumpers. 500 g, posted Australia-wide.",
    blurb: "Rubber-like prints in two grades: stamps, seals, grips and bumpers.",
    brand: "Curlew",
    groups: ["resin-tough"],
    related: ["tough-abs-like-resin", "fep-film", "silicone-mat"],
    content: renderProductContent({
      intro: [
        "Prints that squash and spring back. Soft (60A) feels like a rubber band and suits stamps and seals. Firm (80A) feels like the heel of a shoe and suits grips, feet and bumpers.",
        "It prints slowly and holds on to the plate, so halve your lift speed and make supports slightly thicker.",
      ],
      details: {
        Size: "500 g, about 450 ml",
        Bottle: "194 mm tall, 78 mm across. Light-proof, with a childproof cap",
        "Weight full": "About 590 g",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        Hardness: "60 Shore A or 80 Shore A",
        "Stretch before breaking": "160 per cent (60A), 95 per cent (80A)",
        Colour: "Translucent blush (60A) or rust (80A)",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "One bottle and a card with starting settings",
      },
      steps: [
        "Shake for a minute and warm the bottle to at least 20 °C.",
        "Start with 3.5 seconds a layer at 0.05 mm, 35 seconds for each of 6 bottom layers, and half your usual lift speed.",
        "Wash for 2 minutes in isopropyl alcohol. Longer makes it swell.",
        "Dry for an hour, then cure for 6 to 8 minutes on each side.",
      ],
      care: "Keep closed and dark. Prints yellow slightly over some months in full sun.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Alcohol"] },
      { name: "Volume", values: ["500 g"] },
    ],
    photos: [
      buildProductImage(
        "flexible-resin-soft",
        "Bottle of flexible resin, soft grade 60A, with a beaker of it, a gasket and two O-rings in translucent blush",
      ),
      buildProductImage(
        "flexible-resin-firm",
        "Bottle of flexible resin, firm grade 80A, with a beaker of it, a gasket and two O-rings in translucent rust",
      ),
      buildProductImage(
        "flexible-resin-bend",
        "A rust strip bent into a loop by a paper clamp, beside a stamp, a gasket and O-rings",
      ),
      buildProductImage("flexible-resin-pair", "Both grades of flexible resin side by side"),
    ],
    variations: buildVariations([hardness]),
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
    title: "High-Temperature 405 nm Resin, 180 °C",
    meta_description:
      "405 nm resin that keeps its shape to 180 °C once baked, for moulds, jigs, fan ducts and parts near a heater. 500 g bottle, translucent amber.",
    blurb: "Holds its shape to 180 °C once baked: moulds, jigs and fan ducts.",
    brand: "Curlew",
    groups: ["resin-tough"],
    related: ["tough-abs-like-resin", "graduated-beakers"],
    content: renderProductContent({
      intro: [
        "For vulcanising moulds, pouring candle wax and parts near a heater. Bake the cured print for an hour at 120 °C and it keeps its shape to 180 °C under light load.",
        "It is hard and glassy, so design it with rounded corners and no snap fits. We are out of it until our next delivery from the maker.",
      ],
      details: {
        Size: "500 g, about 450 ml",
        Bottle: "194 mm tall, 78 mm across. Light-proof, with a childproof cap",
        "Weight full": "About 590 g",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        "Keeps its shape to": "180 °C after baking, 95 °C without",
        Hardness: "88 Shore D",
        Colour: "Translucent amber",
        Keeps: "9 months unopened, about 4 once opened",
        "In the box": "One bottle, and a card with starting settings and baking times",
      },
      steps: [
        "Shake for a minute.",
        "Start with 3.2 seconds a layer at 0.05 mm, and 35 seconds for each of 6 bottom layers.",
        "Wash for 3 minutes in isopropyl alcohol, dry, and cure for 8 minutes.",
        "Bake for an hour at 120 °C in an oven that is not used for food, with the window open, and let it cool inside.",
      ],
      care: "Keep closed, dark and between 15 and 25 °C.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Alcohol"] },
      { name: "Volume", values: ["500 g"] },
    ],
    photos: [
      buildProductImage(
        "high-temp-resin-front",
        "Bottle of high-temperature resin with an amber label band, a beaker of it and a printed fan duct",
      ),
      buildProductImage(
        "high-temp-resin-mould",
        "A fluted candle mould full of wax and a fan duct, both printed in amber high-temperature resin",
      ),
      buildProductImage("high-temp-resin-label", "Label of the high-temperature resin, close up"),
    ],
    skus: [{ code: "RES-HTR-050", price: "89.95", stock: 0 }],
  },
]
