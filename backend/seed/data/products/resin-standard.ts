import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const steps = [
  "Shake the bottle for a minute, then let the bubbles rise.",
  "Start with 2.4 seconds a layer at 0.05 mm on a monochrome screen, and 28 seconds for each of 5 bottom layers.",
  "Wash for 3 minutes in isopropyl alcohol, then 2 minutes in a second, clean bath.",
  "Dry fully, then cure for 5 minutes under 405 nm light, turning once.",
]
const colours = {
  name: "Colour",
  codes: { Grey: "GRY", White: "WHT", Black: "BLK", Clear: "CLR", Teal: "TEA" },
}
const volumes = { name: "Volume", codes: { "500 g": "050", "1 kg": "100" } }
const plantColours = { name: "Colour", codes: { Grey: "GRY", Sand: "SND" } }

export const standardResins: SeedProduct[] = [
  {
    name: "Standard Resin",
    url: "standard-resin",
    title: "Standard 405 nm Resin, 500 g and 1 kg",
    meta_description:
      "Everyday 405 nm resin for LCD and DLP printers in five colours, 500 g or 1 kg. Crisp detail, little smell, settings included, posted Australia-wide.",
    blurb: "Our everyday resin: crisp detail, little smell, forgiving settings.",
    brand: "Curlew",
    badge: "Best seller",
    groups: ["resin-standard"],
    related: ["ipa-wash-tub", "uv-curing-light", "nitrile-gloves", "resin-scents"],
    content: renderProductContent({
      intro: [
        "For every common 405 nm printer. It holds fine detail, peels gently from the film and forgives a setting that is slightly off, which makes it a good first bottle as well.",
        "Grey shows detail best and takes paint well. White, black and teal are opaque. Clear cures with a faint blue tint and can be sanded and polished until it looks like glass.",
      ],
      details: {
        Sizes: "500 g (about 450 ml) or 1 kg (about 900 ml)",
        Bottle:
          "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. Light-proof, with a childproof cap",
        "Weight full": "About 590 g or 1.15 kg",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        Layers: "0.03 to 0.1 mm",
        Hardness: "84 Shore D after curing",
        Shrinkage: "About 1.6 per cent",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "One bottle and a card with starting settings",
      },
      story: "We print with it ourselves six days a week.",
      steps,
      care: "Keep the bottle closed, dark and between 15 and 30 °C. Pour what is left in the vat through a paper filter before it goes back.",
      isResin: true,
    }),
    featured_position: 1,
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Alcohol"] },
    ],
    photos: [
      buildProductImage(
        "standard-resin-grey",
        "Bottle of Curlew standard resin with a grey label band, between a beaker of grey resin and a small printed curlew",
      ),
      buildProductImage(
        "standard-resin-white",
        "Bottle of Curlew standard resin with a white label band, between a beaker of white resin and a small printed curlew",
      ),
      buildProductImage(
        "standard-resin-black",
        "Bottle of Curlew standard resin with a black label band, between a beaker of black resin and a small printed curlew",
      ),
      buildProductImage(
        "standard-resin-clear",
        "Bottle of Curlew standard resin with a pale blue label band, between a beaker of clear resin and a small printed curlew",
      ),
      buildProductImage(
        "standard-resin-teal",
        "Bottle of Curlew standard resin with a teal label band, between a beaker of teal resin and a small printed curlew",
      ),
      buildProductImage(
        "standard-resin-prints",
        "Five small curlews printed in grey, white, black, clear and teal standard resin",
      ),
      buildProductImage(
        "standard-resin-pour",
        "Teal resin pouring from the bottle into a beaker in a smooth thread",
      ),
      buildProductImage(
        "standard-resin-sizes",
        "The one kilogram bottle of teal standard resin beside the 500 gram bottle",
      ),
      buildProductImage(
        "standard-resin-label",
        "Label of the one kilogram standard resin bottle, close up",
      ),
      buildProductImage(
        "standard-resin-ruler",
        "Standard resin bottle beside a steel ruler: it stands just under 20 centimetres tall",
      ),
    ],
    variations: buildVariations([colours, volumes]),
    skus: listSkus("RES-STD", [colours, volumes], ({ Colour = "", Volume }, code) => ({
      price: Volume === "1 kg" ? "54.95" : "32.95",
      stock:
        code === "RES-STD-CLR-100" || code === "RES-STD-TEA-050" ? 0 : Volume === "1 kg" ? 24 : 40,
      photo: `products/standard-resin-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Plant-Based Resin",
    url: "plant-based-resin",
    title: "Plant-Based Resin with Very Low Odour",
    meta_description:
      "405 nm resin with 54 per cent plant content and very little smell, in grey and sand. For LCD and DLP printers that share a room with people.",
    blurb: "Over half from soybean oil, and the least smell of any resin we stock.",
    brand: "Curlew",
    is_new: true,
    groups: ["resin-standard"],
    related: ["standard-resin", "resin-scents", "nitrile-gloves"],
    content: renderProductContent({
      intro: [
        "For a printer that shares a room with people. More than half of this resin comes from soybean oil, and most noses notice nothing a metre away.",
        "Prints come out a little softer and less brittle than in standard resin, which suits figures with thin fingers and swords. It is still resin, so it still needs gloves and an open window.",
      ],
      details: {
        Size: "500 g, about 450 ml",
        Bottle: "194 mm tall, 78 mm across. Light-proof, with a childproof cap",
        "Weight full": "About 590 g",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        "Plant content": "54 per cent",
        Hardness: "80 Shore D after curing",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "One bottle and a card with starting settings",
      },
      steps,
      care: "Keep the bottle closed, dark and between 15 and 30 °C. It thickens when cold: in winter, stand it in a warm room for an hour before printing.",
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
        "plant-based-resin-grey",
        "Bottle of plant-based resin with a grey label band, between a beaker of grey resin and a small printed curlew",
      ),
      buildProductImage(
        "plant-based-resin-sand",
        "Bottle of plant-based resin with a sand-coloured label band, between a beaker of sand resin and a small printed curlew",
      ),
      buildProductImage(
        "plant-based-resin-beans",
        "Plant-based resin behind a bowl of dry soybeans",
      ),
      buildProductImage(
        "plant-based-resin-bench",
        "Plant-based resin on a workbench beside a beaker of sand-coloured resin",
      ),
    ],
    variations: buildVariations([plantColours]),
    skus: listSkus("RES-PLB", [plantColours], ({ Colour = "" }) => ({
      price: "44.95",
      stock: 18,
      photo: `products/plant-based-resin-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Pastel Resin Set",
    url: "pastel-resin-set",
    title: "Pastel Resin Set, Four 250 g Bottles",
    meta_description:
      "Four 250 g bottles of 405 nm resin in galah pink, gum mint, reef blue and wattle yellow. The same settings print all four, and they mix.",
    blurb: "Four 250 g bottles: galah pink, gum mint, reef blue and wattle.",
    brand: "Curlew",
    badge: "Set of 4",
    groups: ["resin-standard", "specials"],
    related: ["standard-resin", "surprise-eggs", "empty-bottles"],
    content: renderProductContent({
      intro: [
        "Four soft colours in bottles small enough to finish. All four are our standard resin with different pigment, so one set of settings prints them all, and you can mix them by weight.",
      ],
      details: {
        Size: "4 bottles of 250 g, about 225 ml each",
        Colours: "Galah pink, gum mint, reef blue, wattle yellow",
        Bottles: "152 mm tall, 61 mm across. Light-proof, with a childproof cap",
        "Weight full": "About 1.25 kg the set",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        Hardness: "84 Shore D after curing",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "Four bottles, a colour-mixing card and a card with starting settings",
      },
      steps,
      care: "Shake for two minutes: pigment settles within a fortnight. Keep closed, dark and between 15 and 30 °C.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Alcohol"] },
      { name: "Colour", values: ["Pink", "Mint", "Blue", "Yellow"] },
    ],
    photos: [
      buildProductImage(
        "pastel-resin-set-row",
        "Four small white bottles of pastel resin with pink, mint, blue and yellow bands and caps",
      ),
      buildProductImage("pastel-resin-set-eggs", "Four scaled eggs printed in the pastel colours"),
      buildProductImage(
        "pastel-resin-set-poured",
        "Four beakers of poured resin in galah pink, gum mint, reef blue and wattle yellow",
      ),
      buildProductImage("pastel-resin-set-label", "Label of the galah pink bottle, close up"),
    ],
    skus: [{ code: "RES-PAS-SET", price: "79.95", special_price: "67.95", stock: 9 }],
  },
]
