import type { SeedGroup } from "../seed-types.ts"
import { describePath } from "./sitemap.ts"

type Words = {
  content: string
  alt: string
  /** For search engines, where the path has no texts of its own among the main paths. */
  title?: string
  meta?: string
}

function group(url: string, name: string, parent: string | null, words: Words): SeedGroup {
  return {
    name,
    url,
    parent,
    model: "Sell/Product",
    title: words.title ?? name,
    meta_description: words.meta ?? describePath(parent === null ? `/${url}` : `/shop/${url}`),
    content: `<p>${words.content}</p>`,
    picture: { file: `groups/${url}.webp`, alt: words.alt },
  }
}

/** The trees of the catalogue, parents before children, in the order they are shown. */
export const groups: SeedGroup[] = [
  group("shop", "Shop", null, {
    content:
      "Resin and tools for your own printer, and things made on ours. What is on the shelf leaves Calliope within 2 to 3 business days.",
    alt: "A resin bottle, a planted planter and a mini urn side by side",
  }),
  group("3d-printed-products", "3D Printed Products", "shop", {
    content:
      "Planters, vases, keepsakes, kitchen tools and desk helpers from our own printers. Where we make a piece to order, its page says how long that takes.",
    alt: "A terracotta planter with a succulent and a wave-patterned vase",
  }),
  group("accessories", "Accessories", "shop", {
    content:
      "Everything around the printer: washing, curing, pouring, storing and scraping. It is what stands on our own bench.",
    alt: "A washing tub with basket beside a beaker of alcohol",
  }),
  group("accessories-wash-and-cure", "Wash and Cure", "accessories", {
    content:
      "Tubs to wash prints in, a lamp to harden them, and a turntable so that every side gets its share.",
    title: "Wash and Cure Resin Prints",
    meta: "UV curing lights, solar turntables and sealed wash tubs with baskets: all you need to get from a sticky resin print to a hard, dry one.",
    alt: "A curing lamp shining violet on a printed egg",
  }),
  group("accessories-bottles-and-beakers", "Bottles and Beakers", "accessories", {
    content: "Measure it, mix it, filter it, and keep it out of the light.",
    title: "Beakers, Bottles and Funnels",
    meta: "Graduated beakers, amber and clear bottles, funnels with paper filters and scents, for measuring, filtering and storing resin and alcohol.",
    alt: "Two graduated beakers, one part filled",
  }),
  group("accessories-tools-and-parts", "Tools and Parts", "accessories", {
    content: "The small things that wear out, and the tools that save a print.",
    title: "Printer Tools and Spare Parts",
    meta: "FEP film, flexible build plates, brass nozzles, scrapers, nitrile gloves and silicone mats: spares and tools for resin and filament printers.",
    alt: "Printed parts on a bent steel build plate, a scraper in front of it",
  }),
  group("easter", "Easter", "shop", {
    content:
      "Baskets, eggs and egg cups to bring out every year. Order names 10 business days before Easter.",
    alt: "A straw-coloured Easter basket full of patterned eggs",
  }),
  group("night-lights", "Night Lights", "shop", {
    content:
      "Lamps with warm LEDs that stay cool to the touch. They run from USB and have three levels; the lowest is dim enough to sleep beside.",
    alt: "A moon lamp glowing in a dim room",
  }),
  group("night-lights-characters", "Moons and Characters", "night-lights", {
    content: "Gentle company for small bedrooms: a moon, a mushroom and a cloud.",
    title: "Moon and Mushroom Night Lights",
    meta: "Moon, mushroom and rain cloud night lights for children's rooms: warm white LEDs, three levels, cool to the touch, and run from any USB plug.",
    alt: "A mushroom lamp with a lit, spotted cap",
  }),
  group("night-lights-lithophanes", "Lithophanes", "night-lights", {
    content:
      "Your own photo, hidden in a white wall until the light comes on. You see a preview before we print.",
    title: "Lithophanes from Your Photo",
    meta: "Photo lithophane lamps and panels printed from your own picture, with a preview before we print. Warm LED, timber foot, made near Gladstone.",
    alt: "A lithophane panel showing a sunset landscape",
  }),
  group("prints-models", "Prints and Models", "shop", {
    content: "Figures for the shelf, pieces for the game table, and timber cut by laser.",
    alt: "A jointed dragon printed in fading sea colours",
  }),
  group("prints-models-figures", "Figures and Games", "prints-models", {
    content: "Dragons, chess and dice towers, printed to be handled and not only looked at.",
    title: "3D Printed Figures and Games",
    meta: "Jointed dragons in fading colours, baby dragons in eggs, weighted chess sets and castle dice towers, 3D printed in our Queensland workshop.",
    alt: "A rook, a king and a queen from a printed chess set",
  }),
  group("prints-models-laser-cut", "Laser-Cut Timber", "prints-models", {
    content:
      "Cut and etched in real timber, sanded and oiled by hand. Names and initials are cut to order.",
    title: "Laser-Cut Timber Gifts",
    meta: "Laser-cut coasters, door signs, key tags and ornaments in plywood, acacia and walnut, etched and oiled by hand in Calliope, Queensland.",
    alt: "Two timber coasters etched with gum leaves and a curlew",
  }),
  group("resin", "Resin", "shop", {
    content:
      "405 nm resin we print with ourselves, for every common LCD and DLP printer. Not sure which? Standard suits most prints, tough takes knocks, water-washable needs no alcohol.",
    alt: "Three bottles of printing resin and a beaker of teal resin",
  }),
  group("resin-standard", "Standard Resin", "resin", {
    content: "Crisp detail, little smell and easy settings: the place to start.",
    title: "Standard 405 nm Printing Resin",
    meta: "Standard and plant-based 405 nm resin in 500 g and 1 kg bottles, and a pastel set of four: crisp detail, little smell, settings included.",
    alt: "A grey and a white bottle of standard resin",
  }),
  group("resin-tough", "Tough and Flexible Resin", "resin", {
    content: "For parts that are dropped, bent, screwed together or heated.",
    title: "Tough and Flexible Resin",
    meta: "ABS-like, flexible and high-temperature 405 nm resin for parts with work to do: brackets, grips, seals, moulds and pieces that get dropped.",
    alt: "A bottle of tough resin and a bottle of flexible resin",
  }),
  group("resin-water-washable", "Water-Washable Resin", "resin", {
    content:
      "Rinses clean in tap water, with no alcohol to buy or store. The used water goes in the sun, never down a drain.",
    title: "Water-Washable Printing Resin",
    meta: "Water-washable 405 nm resin in four plain and four see-through colours, in 500 g and 1 kg bottles: rinses clean without any alcohol.",
    alt: "Two pale bottles of water-washable resin",
  }),
  group("specials", "Specials", "shop", {
    content: "Good things at a lower price, while they last.",
    alt: "A lattice bauble and a desk organiser",
  }),
  group("shop-christmas", "Seasonal Specials", null, {
    content:
      "Baubles, ornaments and presents for a summer Christmas. Order anything with a name or a photo by 10 December.",
    alt: "Three Christmas baubles in rust, gold and teal",
  }),
]
