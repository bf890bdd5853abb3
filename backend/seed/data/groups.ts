import type { SeedGroup } from "../seed-types.ts"

type Words = { content: string; meta: string; alt: string; title?: string }

function group(url: string, name: string, parent: string | null, words: Words): SeedGroup {
  return {
    name,
    url,
    parent,
    model: "Sell/Product",
    title: words.title ?? name,
    meta_description: words.meta,
    content: `<p>${words.content}</p>`,
    picture: { file: `groups/${url}.webp`, alt: words.alt },
  }
}

/** The trees of the catalogue, parents before children, in the order they are shown. */
export const groups: SeedGroup[] = [
  group("shop", "Shop", null, {
    content: "Resin and supplies for your own printer, and things made on ours.",
    meta: "Resins, accessories, 3D prints, night lights and laser-cut gifts, made and packed near Gladstone, Queensland.",
    alt: "A resin bottle, a planted planter and a mini urn side by side",
  }),
  group("3d-printed-products", "3D Printed Products", "shop", {
    content:
      "Useful and lovely things printed to order in our workshop: planters, keepsakes, kitchen tools and desk helpers.",
    meta: "Planters, vases, keepsake pendants, mini urns, cookie cutters and desk organisers, 3D printed to order in Queensland.",
    alt: "A terracotta planter with a succulent and a wave-patterned vase",
  }),
  group("accessories", "Accessories", "shop", {
    content: "Everything around the printer: washing, curing, pouring, storing and scraping.",
    meta: "Wash tubs, curing lights, beakers, bottles, FEP film, gloves and tools for resin and filament printers.",
    alt: "A washing tub with basket beside a beaker of alcohol",
  }),
  group("accessories-wash-and-cure", "Wash and Cure", "accessories", {
    content: "Clean prints, cured right through.",
    meta: "UV curing lights, solar turntables and IPA wash tubs for resin prints.",
    alt: "A curing lamp shining violet on a printed egg",
  }),
  group("accessories-bottles-and-beakers", "Bottles and Beakers", "accessories", {
    content: "Measure it, filter it, and keep it out of the light.",
    meta: "Graduated beakers, empty amber and clear bottles, funnels and filters for resin and alcohol.",
    alt: "Two graduated beakers, one part filled",
  }),
  group("accessories-tools-and-parts", "Tools and Parts", "accessories", {
    content: "The small things that wear out, and the tools that save a print.",
    meta: "FEP film, flexible build plates, brass nozzles, scrapers, gloves and mats.",
    alt: "Printed parts lifting off a bent steel build plate",
  }),
  group("easter", "Easter", "shop", {
    content: "Baskets, eggs and egg cups to bring out every year.",
    meta: "Personalised 3D printed Easter baskets, surprise eggs and bunny egg cups.",
    alt: "A straw-coloured Easter basket full of patterned eggs",
  }),
  group("night-lights", "Night Lights", "shop", {
    content: "Warm, cool-running LED lamps printed in thin walls that glow.",
    meta: "3D printed LED night lights: moons, mushrooms, clouds and photo lithophanes.",
    alt: "A moon lamp glowing in a dim room",
  }),
  group("night-lights-characters", "Moons and Characters", "night-lights", {
    content: "Gentle company for small bedrooms.",
    meta: "Moon, mushroom and cloud night lights for children's rooms.",
    alt: "A mushroom lamp with a lit, spotted cap",
  }),
  group("night-lights-lithophanes", "Lithophanes", "night-lights", {
    content: "Your own photo, hidden in a white wall until the light comes on.",
    meta: "Custom photo lithophane lamps and panels, printed from your picture.",
    alt: "A lithophane panel showing a sunset landscape",
  }),
  group("prints-models", "Prints and Models", "shop", {
    content: "Figures for the shelf, pieces for the game table, and timber cut by laser.",
    meta: "Articulated dragons, chess sets, dice towers and laser-cut timber gifts.",
    alt: "A jointed dragon printed in fading sea colours",
  }),
  group("prints-models-figures", "Figures and Games", "prints-models", {
    content: "Printed to be handled, not just looked at.",
    meta: "Articulated dragons, dragon eggs, chess sets and dice towers.",
    alt: "A rook, a king and a queen from a printed chess set",
  }),
  group("prints-models-laser-cut", "Laser-Cut Timber", "prints-models", {
    content: "Cut and etched in real timber, sanded and oiled by hand.",
    meta: "Laser-cut coasters, door signs, key tags and ornaments in Australian-made plywood, acacia and walnut.",
    alt: "Two timber coasters etched with gum leaves and a curlew",
  }),
  group("resin", "Resin", "shop", {
    content: "405 nm resins we print with ourselves, for every common LCD and DLP printer.",
    meta: "Standard, tough, flexible and water-washable 405 nm printing resin, posted Australia-wide.",
    alt: "Three bottles of printing resin",
  }),
  group("resin-standard", "Standard Resin", "resin", {
    content: "Crisp detail, low odour and easy settings: the place to start.",
    meta: "Standard and plant-based 405 nm resin in 500 g and 1 kg bottles.",
    alt: "A grey and a white bottle of standard resin",
  }),
  group("resin-tough", "Tough and Flexible Resin", "resin", {
    content: "For parts that are dropped, bent or screwed together.",
    meta: "ABS-like, flexible and high-temperature 405 nm resin for working parts.",
    alt: "A bottle of tough resin and a bottle of flexible resin",
  }),
  group("resin-water-washable", "Water-Washable Resin", "resin", {
    content: "Washes clean in tap water, with no alcohol needed.",
    meta: "Water-washable 405 nm resin in plain and clear colours.",
    alt: "Two pale bottles of water-washable resin",
  }),
  group("specials", "Specials", "shop", {
    content: "Good things at a lower price, while they last.",
    meta: "This month's specials on resin, accessories and prints.",
    alt: "A lattice bauble and a desk organiser",
  }),
  group("shop-christmas", "Seasonal Specials", null, {
    content: "Baubles, ornaments and presents for Christmas, chosen from the whole shop.",
    meta: "Seasonal specials: Christmas baubles, laser-cut ornaments and gifts made in Queensland.",
    alt: "Three Christmas baubles in rust, gold and teal",
  }),
]
