import type { SeedFaq } from "../seed-types.ts"

const ordering = "ordering-and-delivery"

export const orderingFaqs: SeedFaq[] = [
  {
    group: ordering,
    name: "How soon does my order leave?",
    content:
      "<p>Within 2 to 3 business days. Things we make to order, such as name baubles, door signs and lithophanes, say on their own page how long they take. If you order both, we post everything together, unless you ask us not to.</p>",
  },
  {
    group: ordering,
    name: "What does postage cost?",
    content:
      "<ul><li><strong>Standard Post:</strong> $10.60, 3 to 5 business days</li><li><strong>Express Post:</strong> $14.10, 2 to 3 business days</li><li><strong>Orders over $200.00:</strong> free</li><li><strong>Gladstone and Calliope:</strong> free, on our own run</li></ul><p>It is one price however heavy the parcel is. The few things that are too big for the post say so on their page: for those we quote by email, or you pick them up.</p>",
  },
  {
    group: ordering,
    name: "Do you post overseas?",
    content:
      "<p>No, Australia only. Resin is awkward to send across borders, and we would sooner be good at one country than slow at thirty.</p>",
  },
  {
    group: ordering,
    name: "How does free local delivery work?",
    content:
      '<p>Give a street address in Gladstone or Calliope and choose local delivery. We bring it on the next run and send a message that morning. Say in the order note where a parcel can lie in the shade. <a href="/blog/local-delivery-gladstone-calliope">How the run works</a></p>',
  },
  {
    group: ordering,
    name: "Where is my parcel?",
    content:
      "<p>You get an email with a tracking number when it is on its way. The carrier shows it after 48 hours. If nothing has come within 5 days of that email, tell us, and we chase it with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.</p>",
  },
  {
    group: ordering,
    name: "Can I change or cancel an order?",
    content:
      '<p>Yes, until we start on it: <a href="/contact">write or ring</a> with your order number. Once a name has been engraved or a photo printed we cannot undo it, so please read your own spelling twice.</p>',
  },
  {
    group: ordering,
    name: "Something arrived damaged. What now?",
    content:
      '<p>Send us the order number and a photo, with the packaging in it if you still have it. We repair, replace or refund, and pay any postage. Apart from damage we do not take things back, which does not limit your rights under the Australian Consumer Law. <a href="/shipping-and-returns">All of it in full</a></p>',
  },
  {
    group: ordering,
    name: "May I collect from the workshop?",
    content:
      '<p>Gladly, by appointment, and it costs nothing: choose “Pick up from the workshop” in the cart. The gate is shut while the laser runs, so <a href="/contact">ring or write first</a>. If you would like to see more than the counter, <a href="/workshop-tours">book a tour</a>.</p>',
  },
]

const madeToOrder = "made-to-order"

const madeToOrderFaqs: SeedFaq[] = [
  {
    group: madeToOrder,
    name: "Can you print a file of mine?",
    content:
      '<p>Nearly always. STL, 3MF and STEP are best. Tell us what it is for and how big it has to be, on the <a href="/custom-orders">custom orders page</a>, and we answer within one business day with a price or with the reason why not.</p>',
  },
  {
    group: madeToOrder,
    name: "I only have a sketch. Is that enough?",
    content:
      "<p>Yes. A sketch, a photo beside a ruler or the broken part itself will do. Drawing it up costs $25.00 for most things, and we tell you before we begin.</p>",
  },
  {
    group: madeToOrder,
    name: "What makes a good photo for a lithophane?",
    content:
      '<p>A large one, with a face or a shape that stands out from what is behind it. Bright skies and dark faces print badly, and old paper photos print surprisingly well. <a href="/lithophanes">See how they are made</a></p>',
  },
  {
    group: madeToOrder,
    name: "Do I see it before it is made?",
    content:
      "<p>Custom orders and anything made from a photo: yes. We send you a picture first, and print or cut nothing until you say yes. Signs, baubles and engraving from the shop are made just as you typed them, so please read your own spelling twice.</p>",
  },
  {
    group: madeToOrder,
    name: "How big can you go?",
    content:
      "<p>In one piece: 300 × 300 × 400 mm in filament, 218 × 123 × 260 mm in resin, and 600 × 400 mm under the laser. Bigger things are made in parts and joined, and you would have to look hard for the seam.</p>",
  },
  {
    group: madeToOrder,
    name: "What will you not make?",
    content:
      "<p>Weapons or parts of them, copies of somebody else's design without their permission, PVC or vinyl under the laser, and anything that must carry a person's weight.</p>",
  },
  {
    group: madeToOrder,
    name: "When is the last day for Christmas?",
    content:
      "<p>10 December for anything with a name or a photo. Everything else can go by Standard Post until 15 December and by Express Post until 18 December.</p>",
  },
]

const resin = "resin-and-safety"

const resinFaqs: SeedFaq[] = [
  {
    group: resin,
    name: "Will your resin work in my printer?",
    content:
      "<p>If it cures with 405 nm light, yes: that is nearly every LCD and DLP printer made for the home. Older laser printers and a few dental ones use another wavelength. If you are unsure, send us the model and we will look it up.</p>",
  },
  {
    group: resin,
    name: "Which resin should I start with?",
    content:
      '<p>Standard grey. It shows detail, forgives a rough setting and smells little. Water-washable is next if you would rather not keep alcohol in the house. Leave tough and flexible until your first twenty prints have come off the plate. <a href="/blog/choosing-a-resin">Choosing a resin</a></p>',
  },
  {
    group: resin,
    name: "What do I need before I open a bottle?",
    content:
      "<p>Nitrile gloves, eye protection, paper towel, a window that opens, a tub to wash in and somewhere dark to put the bottle back. Latex gloves do not count: resin goes through them.</p>",
  },
  {
    group: resin,
    name: "Resin got on my skin. Is that bad?",
    content:
      "<p>Wipe it off, then wash with plenty of soap and water. Never use alcohol or acetone on skin, because they carry resin in deeper. If it stings, blisters or will not settle, see a doctor. In eyes: rinse for 15 minutes and see a doctor. Swallowed: ring the Poisons Information Centre on 13 11 26.</p>",
  },
  {
    group: resin,
    name: "Are your prints safe to eat from?",
    content:
      "<p>Not to eat from. Our cookie cutters are for a short touch of cold dough, and our egg cups for eggs in their shells. Wash both by hand at once, because the fine grooves between printed layers hold on to food. Resin prints are for looking at: do not eat or drink from one, however well it is cured.</p>",
  },
  {
    group: resin,
    name: "How do I get rid of leftover resin?",
    content:
      "<p>Never down a drain, and never liquid in a bin. Stand small amounts in the sun in a clear tub until they are hard, then bin them. Dirty alcohol can settle, be poured off and be used again. For more than a litre ask your council about its next chemical collection.</p>",
  },
  {
    group: resin,
    name: "How long does an opened bottle keep?",
    content:
      "<p>Unopened, twelve months. Once opened, about six, if it is closed, dark and between 15 and 30 °C. A shed in a Queensland January is hotter than that. Shake it for a minute before you pour, and filter what goes back.</p>",
  },
]

/** The questions people ask, with our answers. */
export const faqs: SeedFaq[] = [...orderingFaqs, ...resinFaqs, ...madeToOrderFaqs]
