import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const colours = { name: "Colour", codes: { Grey: "GRY", White: "WHT", Black: "BLK", Skin: "SKN" } }
const volumes = { name: "Volume", codes: { "500 g": "050", "1 kg": "100" } }
const jewels = {
  name: "Colour",
  codes: { Ruby: "RUB", Amber: "AMB", Emerald: "EME", Sapphire: "SAP" },
}
const steps = [
  "Shake the bottle for a minute.",
  "Start with 2.6 seconds a layer at 0.05 mm on a monochrome screen, and 30 seconds for each of 5 bottom layers.",
  "Rinse for 2 minutes in a tub of tap water with a soft brush, then for 1 minute in clean water.",
  "Shake off every drop and dry fully before you cure it for 4 minutes, or the surface turns white.",
  "Leave the used water in an open tub in the sun, out of reach of children and animals, until the water is gone and the resin is solid. Then put it in the bin. It must never reach a drain or the garden.",
]

export const waterWashableResins: SeedProduct[] = [
  {
    name: "Water-Washable Resin",
    url: "water-washable-resin",
    title: "Water-Washable Resin, 500 g and 1 kg",
    meta_description:
      "405 nm resin that rinses clean in tap water, in grey, white, black and skin. No alcohol to buy or store. 500 g or 1 kg, posted Australia-wide.",
    blurb: "Rinses clean in tap water: no alcohol to buy, smell or store.",
    brand: "Curlew",
    groups: ["resin-water-washable", "specials"],
    related: ["water-washable-clear-colours", "ipa-wash-tub", "uv-curing-light", "nitrile-gloves"],
    content: renderProductContent({
      intro: [
        "If you would rather not keep alcohol in the house, start here. Prints rinse clean in ordinary water and cure to nearly the detail of standard resin. Thin parts are a little more brittle.",
        "One rule comes with it: the used water holds resin, so it goes in the sun and never down a drain.",
      ],
      details: {
        Sizes: "500 g (about 450 ml) or 1 kg (about 900 ml)",
        Bottle:
          "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. White, with a childproof cap",
        "Weight full": "About 590 g or 1.15 kg",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        Layers: "0.05 to 0.1 mm",
        Hardness: "82 Shore D after curing",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "One bottle and a card with starting settings",
      },
      steps,
      care: "Keep closed, dark and dry: it draws moisture from the air. Do not leave prints standing in water.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Water"] },
    ],
    photos: [
      buildProductImage(
        "water-washable-resin-grey",
        "White bottle of water-washable resin with a grey label band, between a beaker of it and a small printed curlew",
      ),
      buildProductImage(
        "water-washable-resin-white",
        "White bottle of water-washable resin with a white label band, between a beaker of it and a small printed curlew",
      ),
      buildProductImage(
        "water-washable-resin-black",
        "White bottle of water-washable resin with a black label band, between a beaker of it and a small printed curlew",
      ),
      buildProductImage(
        "water-washable-resin-skin",
        "White bottle of water-washable resin with a skin-toned label band, between a beaker of it and a small printed curlew",
      ),
      buildProductImage(
        "water-washable-resin-rinse",
        "Two printed curlews standing in an enamel basin of clear water",
      ),
      buildProductImage(
        "water-washable-resin-sizes",
        "The one kilogram bottle of water-washable resin beside the 500 gram bottle",
      ),
      buildProductImage(
        "water-washable-resin-bench",
        "Water-washable resin on a bench beside a beaker of water",
      ),
    ],
    variations: buildVariations([colours, volumes]),
    skus: listSkus("RES-WWR", [colours, volumes], ({ Colour = "", Volume }, code) => ({
      price: Volume === "1 kg" ? "59.95" : "36.95",
      ...(Volume === "1 kg" ? { special_price: "51.95" } : {}),
      stock: code === "RES-WWR-SKN-100" ? 0 : 20,
      photo: `products/water-washable-resin-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Water-Washable Clear Colours",
    url: "water-washable-clear-colours",
    title: "Clear Water-Washable Resin, 4 Colours",
    meta_description:
      "See-through water-washable 405 nm resin in ruby, amber, emerald and sapphire, for dice, gems and small lamps. 500 g, posted Australia-wide.",
    blurb: "See-through ruby, amber, emerald and sapphire for dice, gems and lamps.",
    brand: "Curlew",
    is_new: true,
    groups: ["resin-water-washable"],
    related: ["water-washable-resin", "standard-resin", "dice-tower"],
    content: renderProductContent({
      intro: [
        "Four clear colours that let the light through. Leave prints as they come for a soft sea-glass finish, or sand them to 2000 grit and add gloss varnish for glass.",
      ],
      details: {
        Size: "500 g, about 450 ml",
        Bottle: "194 mm tall, 78 mm across. White, with a childproof cap",
        "Weight full": "About 590 g",
        "Works with": "405 nm LCD, MSLA and DLP printers, monochrome or colour screen",
        Colours: "Ruby, amber, emerald, sapphire",
        Hardness: "82 Shore D after curing",
        Keeps: "12 months unopened, about 6 once opened",
        "In the box": "One bottle and a card with starting settings",
      },
      steps,
      care: "Keep closed and dark. Cure clear prints in two short turns of 2 minutes with a rest between: every extra minute yellows them.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Photopolymer resin"] },
      { name: "Wavelength", values: ["405 nm"] },
      { name: "Printer", values: ["LCD", "MSLA", "DLP"] },
      { name: "Clean with", values: ["Water"] },
      { name: "Volume", values: ["500 g"] },
    ],
    photos: [
      buildProductImage(
        "water-washable-clear-ruby",
        "White bottle of clear resin with a ruby label band, a beaker of it, a twenty-sided die and a lattice ball",
      ),
      buildProductImage(
        "water-washable-clear-amber",
        "White bottle of clear resin with an amber label band, a beaker of it, a twenty-sided die and a lattice ball",
      ),
      buildProductImage(
        "water-washable-clear-emerald",
        "White bottle of clear resin with an emerald label band, a beaker of it, a twenty-sided die and a lattice ball",
      ),
      buildProductImage(
        "water-washable-clear-sapphire",
        "White bottle of clear resin with a sapphire label band, a beaker of it, a twenty-sided die and a lattice ball",
      ),
      buildProductImage(
        "water-washable-clear-row",
        "All four jewel colours of clear resin in a row, a printed gem before each",
      ),
      buildProductImage(
        "water-washable-clear-dice",
        "Twenty-sided dice and cut gems printed in ruby, amber, emerald and sapphire",
      ),
    ],
    variations: buildVariations([jewels]),
    skus: listSkus("RES-WWC", [jewels], ({ Colour = "" }) => ({
      price: "39.95",
      stock: Colour === "Emerald" ? 0 : 14,
      photo: `products/water-washable-clear-${Colour.toLowerCase()}.webp`,
    })),
  },
]
