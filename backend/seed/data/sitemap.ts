import type { ModelInput } from "../seed-types.ts"

/** Search-engine texts of the main paths: path, title as it stands in results, description. */
const texts: [path: string, title: string, description: string][] = [
  [
    "/",
    "3D Printing Resin, Prints and Laser-Cut Gifts | Curlew",
    "Printing resin and tools we use ourselves, 3D prints, night lights and laser-cut timber, made near Gladstone, Queensland and posted Australia-wide.",
  ],
  [
    "/shop",
    "Shop by Category | Curlew Print Co.",
    "Printing resin, tools, 3D prints, night lights, seasonal gifts and laser-cut timber. Orders leave Calliope within 2 to 3 business days.",
  ],
  [
    "/shop/3d-printed-products",
    "3D Printed Planters, Keepsakes and Gifts | Curlew",
    "Planters, vases, keepsake pendants, mini urns, cookie cutters and desk helpers, 3D printed in our workshop near Gladstone, Queensland.",
  ],
  [
    "/shop/accessories",
    "3D Printing Accessories and Tools | Curlew Print Co.",
    "Wash tubs, curing lights, beakers, bottles, FEP film, gloves, nozzles and scrapers for resin and filament printers, posted Australia-wide.",
  ],
  [
    "/shop/easter",
    "Easter Baskets, Eggs and Egg Cups | Curlew Print Co.",
    "Easter baskets with a name on the bow, surprise eggs to fill and bunny egg cups, 3D printed in Queensland to come out again every year.",
  ],
  [
    "/shop/night-lights",
    "3D Printed Night Lights and Lithophanes | Curlew",
    "Moon, mushroom and cloud lamps with warm, cool-running LEDs, and lithophane lamps made from your own photo. Made near Gladstone.",
  ],
  [
    "/shop/prints-models",
    "Dragons, Games and Laser-Cut Timber | Curlew",
    "Jointed dragons, chess sets and dice towers from our printers, and coasters, door signs and key tags from our laser. Made in Queensland.",
  ],
  [
    "/shop/resin",
    "405 nm 3D Printing Resin, Australia-Wide | Curlew",
    "Standard, tough, flexible and water-washable 405 nm resin for LCD and DLP printers, in 500 g and 1 kg bottles, with settings that work.",
  ],
  [
    "/shop/specials",
    "Specials on Resin, Tools and Prints | Curlew Print Co.",
    "This month's lower prices on printing resin, curing lights, build plates, prints and laser-cut gifts from our workshop, while they last.",
  ],
  [
    "/shop-christmas",
    "Christmas Baubles, Ornaments and Gifts | Curlew",
    "Name baubles, laser-cut ornaments and presents for a summer Christmas, made near Gladstone. Order names and photos by 10 December.",
  ],
  [
    "/about",
    "About Our Family Workshop near Gladstone | Curlew",
    "Who we are: a family of four with eleven printers, a laser and two dogs in a shed near Calliope, Queensland, and what we believe in.",
  ],
  [
    "/blog",
    "3D Printing and Laser-Cutting Advice | Curlew Print Co.",
    "Which resin to choose, how long to cure, which layer height, which photo for a lithophane, how to oil timber: what works on our own bench.",
  ],
  [
    "/contact",
    "Contact Curlew Print Co. in Calliope, Queensland",
    "Write, ring 07 5550 0147 or visit our workshop in Calliope by appointment. We answer every message within one business day, Monday to Friday.",
  ],
  [
    "/shipping-and-returns",
    "Shipping Costs, Times and Returns | Curlew Print Co.",
    "Standard Post $10.60, Express Post $14.10, free over $200.00, free local delivery in Gladstone and Calliope, and what to do about damage.",
  ],
  [
    "/privacy-policy",
    "Privacy Policy | Curlew Print Co., Queensland",
    "What Curlew Print Co. keeps about you, why, for how long and who else sees it, and how to see, correct or remove it. In plain words.",
  ],
  [
    "/terms-and-conditions",
    "Terms and Conditions of Sale | Curlew Print Co.",
    "The terms on which Curlew Print Co. sells: orders, prices, personalised pieces, chemicals, delivery, refunds and your consumer rights.",
  ],
  [
    "/resin-safety",
    "Resin Safety at Home: What You Need | Curlew Print Co.",
    "How to handle, store and dispose of printing resin at home: gloves, fresh air, what to do after a splash, and whom to ring in Australia.",
  ],
  [
    "/laser-cutting-service",
    "Laser Cutting Service near Gladstone | Curlew",
    "Timber, acrylic, card and leather cut or etched from your drawing in Calliope, Queensland. One piece or two hundred, a fixed price in a day.",
  ],
  [
    "/faq",
    "Questions and Answers for Shoppers | Curlew Print Co.",
    "Postage, delivery, which resin to start with, safety, custom prints, last days for Christmas: what people ask us, and what we answer.",
  ],
  [
    "/gallery",
    "Gallery of Prints and Laser-Cut Work | Curlew",
    "Prints that customers have sent in, pieces cut for weddings, schools and clubs, and a look round our workshop near Calliope, Queensland.",
  ],
  [
    "/custom-orders",
    "Custom 3D Prints and Laser Cutting | Curlew Print Co.",
    "Send us a file, a photo, a sketch or the broken part. You get a price and a date within one business day, and a picture before we make it.",
  ],
  [
    "/lithophanes",
    "Lithophane Lamps from Your Photo | Curlew Print Co.",
    "A lamp that hides your photo until the light comes on: which photo to send, how it is made, what it costs and how to order one.",
  ],
  [
    "/workshop-tours",
    "Workshop Tours near Gladstone | Curlew Print Co.",
    "See 3D printers and a laser at work on a Saturday morning near Calliope: $5.00 for a group of up to eight, and a key tag to take home.",
  ],
  [
    "/gift-vouchers",
    "Gift Vouchers by Email | Curlew Print Co.",
    "Gift vouchers from $1.00 to $1,000.00, mailed the moment they are paid, to print or forward. Redeem one for store credit that never runs out.",
  ],
]

export const sitemap: ModelInput<"cognito/sitemap">[] = texts.map(
  ([path, title, meta_description]) => ({ path, title, meta_description }),
)

/** What search engines say below the title of a main path. Throws for a path without texts. */
export function describePath(path: string): string {
  const row = texts.find(([known]) => known === path)
  if (row === undefined) throw new Error(`${path} has no search-engine texts`)
  return row[2]
}
