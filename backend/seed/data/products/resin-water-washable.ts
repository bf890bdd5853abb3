import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const colours = { name: "Colour", codes: { Grey: "GRY", White: "WHT", Black: "BLK", Skin: "SKN" } }
const volumes = { name: "Volume", codes: { "500 g": "050", "1 kg": "100" } }
const jewels = {
  name: "Colour",
  codes: { Ruby: "RUB", Amber: "AMB", Emerald: "EME", Sapphire: "SAP" },
}
const steps = [
  "Shake the bottle for a minute.",
  "Start with 2.6 seconds a layer at 0.05 mm.",
  "Rinse in a tub of tap water for 2 minutes with a soft brush, then in clean water for 1 minute.",
  "Shake off every drop and dry fully before curing for 4 minutes, or the surface turns white.",
  "Leave the used water in an open tub in the sun, out of reach of children and animals, until the water has gone and the resin is solid, then bin the residue. Never tip it down a drain or on the garden.",
]

export const waterWashableResins: SeedProduct[] = [
  {
    name: "Water-Washable Resin",
    url: "water-washable-resin",
    title: "Water-Washable 405 nm Resin",
    meta_description:
      "Water-washable 405 nm resin in four plain colours, 500 g and 1 kg. No alcohol needed to clean prints.",
    blurb: "Rinses clean in tap water: no alcohol to buy or store.",
    brand: "Curlew",
    groups: ["resin-water-washable", "specials"],
    related: ["water-washable-clear-colours", "ipa-wash-tub", "uv-curing-light", "nitrile-gloves"],
    content: describeProduct({
      intro: [
        "If alcohol fumes or storage are a worry, start here. Prints rinse clean in ordinary water and cure to the same detail as standard resin, a little more brittle in thin parts.",
        "The used water holds resin and must never reach a drain or a garden: let it dry out in the sun and bin what is left.",
      ],
      details: {
        Bottle: "500 g or 1 kg",
        Wavelength: "405 nm",
        Hardness: "82 Shore D",
        Detail: "holds 0.05 mm",
        "Shelf life": "12 months unopened",
      },
      steps,
      care: "Keep closed, dark and dry: it draws moisture from the air. Store prints away from standing water.",
      isResin: true,
    }),
    photos: [
      photo(
        "water-washable-resin-grey",
        "White bottle of water-washable resin with a grey label band",
      ),
      photo(
        "water-washable-resin-white",
        "White bottle of water-washable resin with a white label band",
      ),
      photo(
        "water-washable-resin-black",
        "White bottle of water-washable resin with a black label band",
      ),
      photo(
        "water-washable-resin-skin",
        "White bottle of water-washable resin with a skin-toned label band",
      ),
      photo(
        "water-washable-resin-bench",
        "Water-washable resin on a bench beside a beaker of water",
      ),
    ],
    variations: nameVariations([colours, volumes]),
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
    title: "Water-Washable Clear Resin in Jewel Colours",
    meta_description:
      "Transparent water-washable 405 nm resin in ruby, amber, emerald and sapphire for gems, dice and lamps.",
    blurb: "See-through ruby, amber, emerald and sapphire for gems, dice and lamps.",
    brand: "Curlew",
    is_new: true,
    groups: ["resin-water-washable"],
    related: ["water-washable-resin", "standard-resin", "dice-tower"],
    content: describeProduct({
      intro: [
        "Four clear colours that let light through. Sand to 2000 grit and coat with gloss varnish for a glassy look, or leave them as they come for a soft sea-glass finish.",
      ],
      details: {
        Bottle: "500 g",
        Wavelength: "405 nm",
        Hardness: "82 Shore D",
        Colours: "ruby, amber, emerald, sapphire",
      },
      steps,
      care: "Keep closed and dark. Cure briefly: every extra minute yellows a clear print.",
      isResin: true,
    }),
    photos: [
      photo("water-washable-clear-ruby", "White bottle of clear resin with a ruby label band"),
      photo("water-washable-clear-amber", "White bottle of clear resin with an amber label band"),
      photo(
        "water-washable-clear-emerald",
        "White bottle of clear resin with an emerald label band",
      ),
      photo(
        "water-washable-clear-sapphire",
        "White bottle of clear resin with a sapphire label band",
      ),
      photo("water-washable-clear-row", "All four jewel colours of clear resin in a row"),
    ],
    variations: nameVariations([jewels]),
    skus: listSkus("RES-WWC", [jewels], ({ Colour = "" }) => ({
      price: "39.95",
      stock: Colour === "Emerald" ? 0 : 14,
      photo: `products/water-washable-clear-${Colour.toLowerCase()}.webp`,
    })),
  },
]
