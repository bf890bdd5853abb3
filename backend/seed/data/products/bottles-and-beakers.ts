import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

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
    title: "Graduated Beakers, 100, 250 and 500 ml",
    meta_description:
      "Clear beakers with moulded marks and a pouring lip, to measure and mix resin and alcohol. 100, 250 or 500 ml, single or as a set of three.",
    blurb: "Clear beakers for resin and alcohol, with marks that do not wash off.",
    groups: ["accessories-bottles-and-beakers"],
    related: ["empty-bottles", "funnel-and-filters", "silicone-mat"],
    content: renderProductContent({
      intro: [
        "For measuring and mixing resin, alcohol and pigment. The marks are moulded in, the lip pours without dribbling, and the base is wide enough not to tip. Cured resin flexes off the walls.",
      ],
      details: {
        "100 ml": "55 mm across, 70 mm tall, 28 g, marks every 10 ml",
        "250 ml": "75 mm across, 95 mm tall, 55 g, marks every 50 ml",
        "500 ml": "90 mm across, 120 mm tall, 92 g, marks every 50 ml",
        "Set of three": "One of each, 175 g",
        Material: "PMP plastic, clear as glass, hard to break",
        Heat: "To 140 °C",
        "Works with": "Resin, isopropyl alcohol, methylated spirits, water. Not acetone",
      },
      care: "Wipe out with alcohol and a paper towel. A beaker that has held resin never goes back to the kitchen.",
    }),
    attributes: [{ name: "Material", values: ["PMP"] }],
    photos: [
      buildProductImage(
        "graduated-beakers-set",
        "Three clear graduated beakers: 500, 250 and 100 millilitres",
      ),
      buildProductImage(
        "graduated-beakers-mixing",
        "Sand-coloured resin being stirred in a beaker beside small beakers of teal and white resin",
      ),
      buildProductImage(
        "graduated-beakers-marks",
        "Marks on the side of a half litre beaker of teal resin, close up",
      ),
      buildProductImage(
        "graduated-beakers-ruler",
        "Half litre beaker beside a steel ruler: 12 centimetres tall",
      ),
    ],
    variations: buildVariations([beakerSizes]),
    skus: listSkus("ACC-BKR", [beakerSizes], ({ Size = "" }) => ({
      price: beakerPrices[Size] ?? "21.95",
      stock: Size === "250 ml" ? 0 : 30,
      ...(Size === "Set of three" ? { photo: "products/graduated-beakers-set.webp" } : {}),
    })),
  },
  {
    name: "Empty Bottles",
    url: "empty-bottles",
    title: "Empty Bottles, Amber or Clear PET",
    meta_description:
      "Empty amber and clear bottles with sealing caps, 100, 250 or 500 ml, for mixed colours, filtered resin and clean alcohol. Label included.",
    blurb: "For mixed colours, filtered resin and clean alcohol. With a label.",
    groups: ["accessories-bottles-and-beakers"],
    related: ["funnel-and-filters", "graduated-beakers", "pastel-resin-set"],
    content: renderProductContent({
      intro: [
        "Amber keeps out the light that hardens resin. Clear suits alcohol and water, so that you can see when they turn cloudy. The neck is wide enough for a funnel, and the cap has a foam seal.",
      ],
      details: {
        "100 ml": "44 mm across, 95 mm tall, 15 g",
        "250 ml": "58 mm across, 125 mm tall, 24 g",
        "500 ml": "70 mm across, 150 mm tall, 36 g",
        Neck: "28 mm, fits our funnel",
        Material: "PET bottle, polypropylene cap, foam seal",
        "Works with": "Resin, isopropyl alcohol, methylated spirits, water",
        "In the box": "One bottle, its cap and a blank label",
      },
      care: "Fill no more than nine tenths, write colour and date on the label, and store upright.",
      safety:
        "Not for food or drink, and the cap is not childproof: keep filled bottles where children cannot reach them.",
    }),
    attributes: [{ name: "Material", values: ["PET"] }],
    photos: [
      buildProductImage(
        "empty-bottles-amber",
        "Two empty amber bottles with black caps, 500 and 100 millilitres",
      ),
      buildProductImage(
        "empty-bottles-clear",
        "Two empty clear bottles with black caps, 500 and 100 millilitres",
      ),
      buildProductImage("empty-bottles-row", "Amber and clear bottles of three sizes in a row"),
      buildProductImage(
        "empty-bottles-labelled",
        "Bottles of leftover resin and alcohol with colour and date written on their labels",
      ),
      buildProductImage(
        "empty-bottles-ruler",
        "Amber half litre bottle beside a steel ruler: 15 centimetres tall",
      ),
    ],
    variations: buildVariations([glass, bottleSizes]),
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
      "A folding silicone funnel and 20 fine paper filters, to pour a vat back into its bottle without the hard flakes that ruin films and screens.",
    blurb: "Pours the vat back without the bits. With 20 paper filters.",
    groups: ["accessories-bottles-and-beakers"],
    related: ["empty-bottles", "ipa-wash-tub", "scraper-set"],
    content: renderProductContent({
      intro: [
        "One hard flake left in a vat can punch through film and screen. Strain every pour. The funnel stands steadily in our bottles and in most resin makers' ones, and its ribs let the air out so that it does not gurgle.",
      ],
      details: {
        Funnel: "Silicone, 130 mm across, 150 mm tall, 12 mm spout, 85 g, folds flat",
        Filters: "20 papers, 190 micron",
        Fits: "Necks of 20 mm and more, such as our 28 mm bottles",
        "In the box": "One funnel and 20 filters",
      },
      steps: [
        "Stand the funnel in the bottle and drop a paper in.",
        "Pour slowly and let the last drops run for five minutes.",
        "Leave the paper in the sun until it is hard, then put it in the bin.",
      ],
      care: "Let drips on the funnel harden in the sun and peel them off.",
      isResin: true,
    }),
    attributes: [{ name: "Material", values: ["Silicone"] }],
    photos: [
      buildProductImage(
        "funnel-and-filters-front",
        "Pale blue funnel in the neck of an amber bottle, a folded paper filter in its mouth",
      ),
      buildProductImage(
        "funnel-and-filters-papers",
        "A pile of folded paper filters beside one opened into a cone",
      ),
      buildProductImage(
        "funnel-and-filters-bench",
        "Funnel in a beaker of teal resin on a workbench beside a resin bottle",
      ),
      buildProductImage(
        "funnel-and-filters-ruler",
        "Upturned funnel beside a steel ruler: 15 centimetres tall",
      ),
    ],
    skus: [{ code: "ACC-FNL-020", price: "12.95", stock: 34 }],
    addons: [{ key: "spare-filters", min_qty: 0, max_qty: 10 }],
  },
  {
    name: "Resin Scents",
    url: "resin-scents",
    title: "Resin Scents, 30 ml Dropper Bottles",
    meta_description:
      "Plant-oil scents that soften the smell of printing resin: lemon myrtle, eucalyptus or frangipani. 30 ml dropper bottle, three drops to 200 ml.",
    blurb: "Three drops in the vat take the edge off the smell of resin.",
    is_new: true,
    groups: ["accessories-bottles-and-beakers", "shop-christmas"],
    related: ["plant-based-resin", "standard-resin", "nitrile-gloves"],
    content: renderProductContent({
      intro: [
        "Plant oils that mix with resin and do not change how it cures. Three drops in 200 ml are plenty, and the print keeps a trace of the scent for a day or two.",
        "A scent makes resin pleasanter, not safer. Open the window and wear gloves as always.",
      ],
      details: {
        Size: "30 ml, about 600 drops",
        Bottle: "Amber glass, 106 mm tall with its dropper, 33 mm across, 85 g full",
        Scents: "Lemon myrtle, eucalyptus, frangipani",
        Dose: "3 drops in 200 ml, never over 1 per cent",
        "Works with": "Every resin we sell",
        Keeps: "18 months, cool and dark",
      },
      care: "Keep the bottle closed, upright, cool and dark.",
      safety:
        "Harmful if swallowed and an irritant undiluted: keep it from children and animals, off skin and away from naked flames. Poisons Information Centre: 13 11 26, day and night.",
      isResin: true,
    }),
    attributes: [
      { name: "Material", values: ["Glass"] },
      { name: "Volume", values: ["30 ml"] },
    ],
    photos: [
      buildProductImage(
        "resin-scents-lemon-myrtle",
        "Dropper bottle of lemon myrtle scent with a sprig of lemon myrtle leaves",
      ),
      buildProductImage(
        "resin-scents-eucalyptus",
        "Dropper bottle of eucalyptus scent with a sprig of gum leaves",
      ),
      buildProductImage(
        "resin-scents-frangipani",
        "Dropper bottle of frangipani scent with two frangipani flowers",
      ),
      buildProductImage("resin-scents-row", "Three dropper bottles of scent in a row"),
      buildProductImage(
        "resin-scents-drops",
        "Drops of scent falling from the dropper into a beaker of grey resin",
      ),
    ],
    variations: buildVariations([scents]),
    skus: listSkus("ACC-SCN", [scents], ({ Scent = "" }) => ({
      price: "13.95",
      stock: Scent === "Frangipani" ? 0 : 25,
      photo: `products/resin-scents-${Scent.toLowerCase().replace(" ", "-")}.webp`,
    })),
  },
]
