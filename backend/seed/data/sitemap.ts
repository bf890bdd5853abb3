import type { ModelInput } from "../seed-types.ts"

/** Search-engine texts of the main paths. */
export const sitemap: ModelInput<"cognito/sitemap">[] = [
  [
    "/",
    "3D Printing Supplies, Prints and Laser-Cut Gifts",
    "Resin, tools, 3D prints, night lights and laser-cut timber from a family workshop near Gladstone, Queensland. Posted Australia-wide.",
  ],
  [
    "/shop",
    "Shop All Categories",
    "Browse printing resin, accessories, 3D prints, night lights, seasonal gifts and laser-cut timber.",
  ],
  [
    "/shop/3d-printed-products",
    "3D Printed Planters, Keepsakes and Gifts",
    "Planters, vases, pendants, urns, cutters and desk helpers, 3D printed to order in Queensland.",
  ],
  [
    "/shop/accessories",
    "3D Printing Accessories",
    "Wash tubs, curing lights, beakers, bottles, film, gloves, nozzles and tools.",
  ],
  [
    "/shop/easter",
    "Easter Baskets and Eggs",
    "Personalised Easter baskets, surprise eggs and bunny egg cups to use every year.",
  ],
  [
    "/shop/night-lights",
    "3D Printed Night Lights",
    "Moon, mushroom and cloud lamps, and lithophane lamps made from your photo.",
  ],
  [
    "/shop/prints-models",
    "3D Prints, Models and Laser-Cut Timber",
    "Jointed dragons, chess sets, dice towers, coasters, door signs and key tags.",
  ],
  [
    "/shop/resin",
    "405 nm 3D Printing Resin",
    "Standard, tough, flexible and water-washable resin for LCD and DLP printers.",
  ],
  ["/shop/specials", "Specials", "Good things at a lower price, while they last."],
  [
    "/shop-christmas",
    "Seasonal Specials for Christmas",
    "Baubles, ornaments and presents made in our workshop near Gladstone.",
  ],
  [
    "/about",
    "About Us",
    "Who we are: a family workshop of printers, a laser and two dogs near Calliope, Queensland.",
  ],
  [
    "/blog",
    "Blog: Printing and Laser-Cutting Advice",
    "Resin safety, curing, layer heights, lithophanes and timber care, from our own bench.",
  ],
  [
    "/contact",
    "Contact Us",
    "Write, ring or visit by appointment. We answer within one business day.",
  ],
  [
    "/shipping-and-returns",
    "Shipping and Returns",
    "Postage costs and times, free local delivery, and what to do if something arrives damaged.",
  ],
  [
    "/privacy-policy",
    "Privacy Policy",
    "What we keep about you, why, for how long, and how to see or remove it.",
  ],
  [
    "/terms-and-conditions",
    "Terms and Conditions",
    "The terms on which we sell, including your rights under the Australian Consumer Law.",
  ],
  ["/resin-safety", "Resin Safety", "How to handle, store and dispose of printing resin at home."],
  [
    "/laser-cutting-service",
    "Laser Cutting Service",
    "Timber, acrylic and card cut from your drawing in Calliope, Queensland.",
  ],
  [
    "/faq",
    "Questions and Answers",
    "Postage, delivery, resin, safety and made-to-order work: what people ask us, with answers.",
  ],
  [
    "/gallery",
    "Gallery of Prints and Laser-Cut Work",
    "Customers' prints, laser-cut commissions and a look round the workshop near Calliope.",
  ],
  [
    "/custom-orders",
    "Custom 3D Prints and Laser Cutting",
    "Send a file, a photo or a broken part and get a price within one business day.",
  ],
  [
    "/lithophanes",
    "Lithophane Lamps from Your Photo",
    "A lamp that hides your photo until the light comes on, made near Gladstone, Queensland.",
  ],
  [
    "/workshop-tours",
    "Workshop Tours near Gladstone",
    "See 3D printers and a laser at work on a Saturday morning: $5.00 for up to eight people.",
  ],
  [
    "/gift-vouchers",
    "Gift Vouchers by Email",
    "Vouchers from $1.00 to $1,000.00 for resin, prints and laser-cut gifts, mailed at once to print or send on.",
  ],
].map(([path = "", title = "", meta_description = ""]) => ({ path, title, meta_description }))
