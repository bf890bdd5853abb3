import type { SeedFaq } from "../../seed-types.ts"

const group = "ordering-and-delivery"

export const orderingFaqs: SeedFaq[] = [
  {
    group,
    name: "How soon does my order leave?",
    content:
      "<p>Within 2 to 3 business days. Things we make to order, such as name baubles, door signs and lithophanes, say on their own page how long they take. If you order both, we post everything together, unless you ask us not to.</p>",
  },
  {
    group,
    name: "What does postage cost?",
    content:
      "<ul><li><strong>Standard Post:</strong> $10.60, 3 to 5 business days</li><li><strong>Express Post:</strong> $14.10, 2 to 3 business days</li><li><strong>Orders over $200.00:</strong> free</li><li><strong>Gladstone and Calliope:</strong> free, on our own run</li></ul><p>It is one price however heavy the parcel is. The few things that are too big for the post say so on their page: for those we quote by email, or you pick them up.</p>",
  },
  {
    group,
    name: "Do you post overseas?",
    content:
      "<p>No, Australia only. Resin is awkward to send across borders, and we would sooner be good at one country than slow at thirty.</p>",
  },
  {
    group,
    name: "How does free local delivery work?",
    content:
      '<p>Give a street address in Gladstone or Calliope and choose local delivery. We bring it on the next run and send a message that morning. Say in the order note where a parcel can lie in the shade. <a href="/blog/local-delivery-gladstone-calliope">How the run works</a></p>',
  },
  {
    group,
    name: "Where is my parcel?",
    content:
      "<p>You get an email with a tracking number when it is on its way. The carrier shows it after 48 hours. If nothing has come within 5 days of that email, tell us, and we chase it with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.</p>",
  },
  {
    group,
    name: "Can I change or cancel an order?",
    content:
      '<p>Yes, until we start on it: <a href="/contact">write or ring</a> with your order number. Once a name has been engraved or a photo printed we cannot undo it, so please read your own spelling twice.</p>',
  },
  {
    group,
    name: "Something arrived damaged. What now?",
    content:
      '<p>Send us the order number and a photo, with the packaging in it if you still have it. We repair, replace or refund, and pay any postage. Apart from damage we do not take things back, which does not limit your rights under the Australian Consumer Law. <a href="/shipping-and-returns">All of it in full</a></p>',
  },
  {
    group,
    name: "May I collect from the workshop?",
    content:
      '<p>Gladly, by appointment, and it costs nothing: choose “Pick up from the workshop” in the cart. The gate is shut while the laser runs, so <a href="/contact">ring or write first</a>. If you would like to see more than the counter, <a href="/workshop-tours">book a tour</a>.</p>',
  },
]
