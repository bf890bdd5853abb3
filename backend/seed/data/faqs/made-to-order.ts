import type { SeedFaq } from "../../seed-types.ts"

const group = "made-to-order"

export const madeToOrderFaqs: SeedFaq[] = [
  {
    group,
    name: "Can you print a file of mine?",
    content:
      '<p>Nearly always. STL, 3MF and STEP are best. Tell us what it is for and how big it has to be, on the <a href="/custom-orders">custom orders page</a>, and we answer within one business day with a price or with the reason why not.</p>',
  },
  {
    group,
    name: "I only have a sketch. Is that enough?",
    content:
      "<p>Yes. A sketch, a photo beside a ruler or the broken part itself will do. Drawing it up costs $25.00 for most things, and we tell you before we begin.</p>",
  },
  {
    group,
    name: "What makes a good photo for a lithophane?",
    content:
      '<p>A large one, with a face or a shape that stands out from what is behind it. Bright skies and dark faces print badly, and old paper photos print surprisingly well. <a href="/lithophanes">See how they are made</a></p>',
  },
  {
    group,
    name: "Do I see it before it is made?",
    content:
      "<p>Custom orders and anything made from a photo: yes. We send you a picture first, and print or cut nothing until you say yes. Signs, baubles and engraving from the shop are made just as you typed them, so please read your own spelling twice.</p>",
  },
  {
    group,
    name: "How big can you go?",
    content:
      "<p>In one piece: 300 × 300 × 400 mm in filament, 218 × 123 × 260 mm in resin, and 600 × 400 mm under the laser. Bigger things are made in parts and joined, and you would have to look hard for the seam.</p>",
  },
  {
    group,
    name: "What will you not make?",
    content:
      "<p>Weapons or parts of them, copies of somebody else's design without their permission, PVC or vinyl under the laser, and anything that must carry a person's weight.</p>",
  },
  {
    group,
    name: "When is the last day for Christmas?",
    content:
      "<p>10 December for anything with a name or a photo. Everything else can go by Standard Post until 15 December and by Express Post until 18 December.</p>",
  },
]
