import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const beakerSizes = {
  name: "Size",
  codes: { "100 ml": "100", "250 ml": "250", "500 ml": "500", "Set of three": "SET" },
}
const beakerPrices: Record<string, string> = {
  "100 ml": "5.95",
  "250 ml": "7.95",
  "500 ml": "10.95",
  "Set of three": "21.95",
}
const glass = { name: "Colour", codes: { Amber: "AMB", Clear: "CLR" } }
const bottleSizes = { name: "Volume", codes: { "100 ml": "100", "250 ml": "250", "500 ml": "500" } }
const bottlePrices: Record<string, string> = {
  "100 ml": "3.95",
  "250 ml": "5.45",
  "500 ml": "7.95",
}
const scents = {
  name: "Scent",
  codes: { "Lemon myrtle": "LEM", Eucalyptus: "EUC", Frangipani: "FRA" },
}

export const bottlesAndBeakers: SeedProduct[] = [
  {
    name: "Graduated Beakers",
    url: "graduated-beakers",
    title: "Graduated Beakers, 100 to 500 ml",
    meta_description:
      "Clear graduated beakers with a pouring lip for mixing and measuring resin and alcohol. Single or set of three.",
    blurb: "Clear beakers with marks that do not wash off.",
    groups: ["accessories-bottles-and-beakers"],
    related: ["empty-bottles", "funnel-and-filters", "silicone-mat"],
    content: describeProduct({
      intro: [
        "Moulded marks in 10 or 50 ml steps, a lip that pours without dribbling, and a base wide enough not to tip. Cured resin flexes off the walls, so they last for years.",
      ],
      details: {
        Material: "PMP plastic, clear as glass and unbreakable",
        "100 ml": "5.5 cm across, 7 cm tall",
        "250 ml": "7.5 cm across, 9.5 cm tall",
        "500 ml": "9 cm across, 12 cm tall",
        Heat: "to 140 °C, dishwasher safe if never used with resin",
      },
      care: "Keep beakers used for resin apart from food for good. Wipe with alcohol and a paper towel.",
    }),
    photos: [
      photo("graduated-beakers-set", "Three graduated beakers of different sizes"),
      photo("graduated-beakers-ruler", "Half litre beaker beside a ruler: 12 centimetres tall"),
      photo("graduated-beakers-marks", "Marks on the side of a beaker, close up"),
    ],
    variations: nameVariations([beakerSizes]),
    skus: listSkus("ACC-BKR", [beakerSizes], ({ Size = "" }) => ({
      price: beakerPrices[Size] ?? "21.95",
      stock: Size === "250 ml" ? 0 : 30,
      ...(Size === "Set of three" ? { photo: "products/graduated-beakers-set.webp" } : {}),
    })),
  },
  {
    name: "Empty Bottles",
    url: "empty-bottles",
    title: "Empty Bottles with Caps, Amber and Clear",
    meta_description:
      "Empty amber and clear bottles with sealing caps for leftover resin, mixed colours and alcohol.",
    blurb: "For mixed colours, filtered resin and clean alcohol.",
    groups: ["accessories-bottles-and-beakers"],
    related: ["funnel-and-filters", "graduated-beakers", "pastel-resin-set"],
    content: describeProduct({
      intro: [
        "Amber keeps out the light that hardens resin; clear suits alcohol and water. Both have a wide neck for a funnel and a cap with a foam seal. A blank label comes with each: write the colour and the date.",
      ],
      details: {
        Material: "PET, with polypropylene cap",
        Volumes: "100, 250 and 500 ml",
        Neck: "28 mm",
        "500 ml bottle": "7 cm across, 15 cm tall",
      },
      care: "Fill no more than nine tenths and store upright. Do not use again for food.",
    }),
    photos: [
      photo("empty-bottles-amber", "Empty amber bottle with a black cap"),
      photo("empty-bottles-clear", "Empty clear bottle with a black cap"),
      photo("empty-bottles-row", "Amber and clear bottles in a row"),
      photo("empty-bottles-ruler", "Amber half litre bottle beside a ruler: 15 centimetres tall"),
    ],
    variations: nameVariations([glass, bottleSizes]),
    skus: listSkus("ACC-BOT", [glass, bottleSizes], ({ Colour = "", Volume = "" }, code) => ({
      price: bottlePrices[Volume] ?? "7.95",
      stock: code === "ACC-BOT-CLR-500" ? 0 : 60,
      photo: `products/empty-bottles-${Colour.toLowerCase()}.webp`,
    })),
  },
  {
    name: "Funnel and Filters",
    url: "funnel-and-filters",
    title: "Resin Funnel with 20 Paper Filters",
    meta_description:
      "A resin-safe funnel and 20 fine paper filters, to pour the vat back into the bottle without the bits.",
    blurb: "Pour the vat back without the bits. With 20 paper filters.",
    groups: ["accessories-bottles-and-beakers"],
    related: ["empty-bottles", "ipa-wash-tub", "scraper-set"],
    content: describeProduct({
      intro: [
        "One cured flake left in a vat can punch through film and screen. Strain every pour: the funnel sits steadily in our bottles and most resin makers' ones, and its ribs let air out so it does not gurgle.",
      ],
      details: {
        Funnel: "silicone, 13 cm across, 15 cm tall, folds flat",
        Filters: "20 papers, 190 micron",
        Spout: "12 mm, fits 28 mm necks",
      },
      care: "Let drips harden in the sun and peel them off. Bin used filters only after they have hardened.",
    }),
    photos: [
      photo("funnel-and-filters-front", "Pale blue funnel with a folded paper filter in its mouth"),
      photo("funnel-and-filters-bench", "Funnel on a workbench beside a resin bottle"),
    ],
    skus: [{ code: "ACC-FNL-020", price: "12.95", stock: 34 }],
    addons: [{ key: "spare-filters", min_qty: 0, max_qty: 10 }],
  },
  {
    name: "Resin Scents",
    url: "resin-scents",
    title: "Resin Scents, 30 ml Dropper Bottles",
    meta_description:
      "Plant-oil scents that soften the smell of printing resin. Lemon myrtle, eucalyptus or frangipani, 30 ml.",
    blurb: "Three drops in the vat take the edge off the smell.",
    is_new: true,
    groups: ["accessories-bottles-and-beakers", "shop-christmas"],
    related: ["plant-based-resin", "standard-resin", "nitrile-gloves"],
    content: describeProduct({
      intro: [
        "Blended with plant oils that mix with resin and do not change how it cures. Three drops in 200 ml are plenty; the print keeps a trace of the scent for a day or two.",
        "A scent makes resin pleasanter, not safer. Air the room and wear gloves as always.",
      ],
      details: {
        Bottle: "30 ml amber glass with dropper, about 600 drops",
        Scents: "lemon myrtle, eucalyptus, frangipani",
        Dose: "3 drops in 200 ml, never over 1 per cent",
      },
      care: "Keep from children: harmful if swallowed. Store cool and dark, and use within 18 months.",
      isResin: true,
    }),
    photos: [
      photo("resin-scents-lemon-myrtle", "Dropper bottle of lemon myrtle scent"),
      photo("resin-scents-eucalyptus", "Dropper bottle of eucalyptus scent"),
      photo("resin-scents-frangipani", "Dropper bottle of frangipani scent"),
      photo("resin-scents-row", "Three dropper bottles of scent in a row"),
    ],
    variations: nameVariations([scents]),
    skus: listSkus("ACC-SCN", [scents], ({ Scent = "" }) => ({
      price: "13.95",
      stock: Scent === "Frangipani" ? 0 : 25,
      photo: `products/resin-scents-${Scent.toLowerCase().replace(" ", "-")}.webp`,
    })),
  },
]
