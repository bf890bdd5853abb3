import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const steps = [
  "Shake the bottle for a minute and let the bubbles rise.",
  "Start with 2.4 seconds a layer at 0.05 mm on a monochrome screen, 28 seconds for each of 5 bottom layers.",
  "Wash for 3 minutes in clean isopropyl alcohol, then 2 minutes in a second bath.",
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
      "Low-odour standard 405 nm resin for LCD and DLP printers in five colours. Crisp detail, easy settings, posted Australia-wide.",
    blurb: "Our everyday resin: crisp detail, low odour, forgiving settings.",
    brand: "Curlew",
    badge: "Best seller",
    groups: ["resin-standard"],
    related: ["ipa-wash-tub", "uv-curing-light", "nitrile-gloves", "resin-scents"],
    content: describeProduct({
      intro: [
        "This is the resin in our own machines six days a week. It holds fine detail down to 0.03 mm layers, peels gently from the film and keeps its colour after curing.",
        "It suits every common 405 nm LCD and DLP printer, monochrome or colour screen. Grey shows detail best for painting; clear cures to a faint blue that polishes to glass.",
      ],
      details: {
        Bottle: "500 g (about 450 ml) or 1 kg (about 900 ml), light-proof with a childproof cap",
        Wavelength: "405 nm",
        Hardness: "84 Shore D after curing",
        Shrinkage: "about 1.6 per cent",
        "Shelf life": "12 months unopened, kept below 30 °C",
      },
      steps,
      care: "Keep the bottle closed, dark and between 15 and 30 °C. Pour leftovers from the vat through a filter before they go back.",
      isResin: true,
    }),
    photos: [
      photo("standard-resin-grey", "Bottle of Curlew standard resin with a grey label band"),
      photo("standard-resin-white", "Bottle of Curlew standard resin with a white label band"),
      photo("standard-resin-black", "Bottle of Curlew standard resin with a black label band"),
      photo(
        "standard-resin-clear",
        "Bottle of Curlew standard resin with a clear, pale blue label band",
      ),
      photo("standard-resin-teal", "Bottle of Curlew standard resin with a teal label band"),
      photo("standard-resin-label", "Label of the one kilogram standard resin bottle, close up"),
      photo(
        "standard-resin-ruler",
        "Standard resin bottle beside a ruler: it stands just under 20 centimetres tall",
      ),
    ],
    variations: nameVariations([colours, volumes]),
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
    title: "Plant-Based 405 nm Resin with Very Low Odour",
    meta_description:
      "Soy-based 405 nm printing resin with very low odour, in grey and sand. A good choice for shared rooms.",
    blurb: "Half made from soybean oil, with the least smell of any resin we stock.",
    brand: "Curlew",
    is_new: true,
    groups: ["resin-standard"],
    related: ["standard-resin", "resin-scents", "nitrile-gloves"],
    content: describeProduct({
      intro: [
        "More than half of this resin comes from soybean oil, and it shows in the nose: most people notice no smell a metre from the printer. It is still resin, and still needs gloves.",
        "Prints come off slightly softer than standard resin and less brittle, which suits figures with thin fingers and swords.",
      ],
      details: {
        Bottle: "500 g",
        Wavelength: "405 nm",
        Hardness: "80 Shore D after curing",
        "Bio-based share": "54 per cent",
        "Shelf life": "12 months unopened",
      },
      steps,
      care: "Keep closed and dark between 15 and 30 °C. It thickens when cold, so warm the bottle in your hands before printing in winter.",
      isResin: true,
    }),
    photos: [
      photo("plant-based-resin-grey", "Bottle of plant-based resin with a grey label band"),
      photo(
        "plant-based-resin-sand",
        "Bottle of plant-based resin with a sand-coloured label band",
      ),
      photo(
        "plant-based-resin-bench",
        "Plant-based resin on a workbench beside a beaker of sand-coloured resin",
      ),
    ],
    variations: nameVariations([plantColours]),
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
      "Four 250 g bottles of pastel 405 nm resin: galah pink, gum mint, reef blue and wattle yellow.",
    blurb: "Four small bottles in galah pink, gum mint, reef blue and wattle.",
    brand: "Curlew",
    badge: "Set of 4",
    groups: ["resin-standard", "specials"],
    related: ["standard-resin", "surprise-eggs", "empty-bottles"],
    content: describeProduct({
      intro: [
        "Four soft colours in bottles small enough to finish. They are the same mix as our standard resin, so one set of settings prints all four, and they blend with each other by weight.",
      ],
      details: {
        Bottles: "4 × 250 g: galah pink, gum mint, reef blue, wattle yellow",
        Wavelength: "405 nm",
        Hardness: "84 Shore D after curing",
        "Shelf life": "12 months unopened",
      },
      steps,
      care: "Shake well: pigment settles in a fortnight. Keep closed and dark between 15 and 30 °C.",
      isResin: true,
    }),
    photos: [
      photo(
        "pastel-resin-set-row",
        "Four small bottles of pastel resin in pink, mint, blue and yellow",
      ),
      photo("pastel-resin-set-eggs", "Four scaled eggs printed in the pastel colours"),
      photo("pastel-resin-set-label", "Label of the galah pink bottle, close up"),
    ],
    skus: [{ code: "RES-PAS-SET", price: "79.95", special_price: "67.95", stock: 9 }],
  },
]
