import type { SeedFaq } from "../../seed-types.ts"

const group = "resin-and-safety"

export const resinFaqs: SeedFaq[] = [
  {
    group,
    name: "Will your resin work in my printer?",
    content:
      "<p>If it cures with 405 nm light, yes: that is nearly every LCD and DLP printer made for the home. Older laser printers and a few dental ones use another wavelength. If you are unsure, send us the model and we will look it up.</p>",
  },
  {
    group,
    name: "Which resin should I start with?",
    content:
      '<p>Standard grey. It shows detail, forgives a rough setting and smells little. Water-washable is next if you would rather not keep alcohol in the house. Leave tough and flexible until your first twenty prints have come off the plate. <a href="/blog/choosing-a-resin">Choosing a resin</a></p>',
  },
  {
    group,
    name: "What do I need before I open a bottle?",
    content:
      "<p>Nitrile gloves, eye protection, paper towel, a window that opens, a tub to wash in and somewhere dark to put the bottle back. Latex gloves do not count: resin goes through them.</p>",
  },
  {
    group,
    name: "Resin got on my skin. Is that bad?",
    content:
      "<p>Wipe it off, then wash with plenty of soap and water. Never use alcohol or acetone on skin, because they carry resin in deeper. If it stings, blisters or will not settle, see a doctor. In eyes: rinse for 15 minutes and see a doctor. Swallowed: ring the Poisons Information Centre on 13 11 26.</p>",
  },
  {
    group,
    name: "Are your prints safe to eat from?",
    content:
      "<p>Not to eat from. Our cookie cutters are for a short touch of cold dough, and our egg cups for eggs in their shells. Wash both by hand at once, because the fine grooves between printed layers hold on to food. Resin prints are for looking at: do not eat or drink from one, however well it is cured.</p>",
  },
  {
    group,
    name: "How do I get rid of leftover resin?",
    content:
      "<p>Never down a drain, and never liquid in a bin. Stand small amounts in the sun in a clear tub until they are hard, then bin them. Dirty alcohol can settle, be poured off and be used again. For more than a litre ask your council about its next chemical collection.</p>",
  },
  {
    group,
    name: "How long does an opened bottle keep?",
    content:
      "<p>Unopened, twelve months. Once opened, about six, if it is closed, dark and between 15 and 30 °C. A shed in a Queensland January is hotter than that. Shake it for a minute before you pour, and filter what goes back.</p>",
  },
]
