import type { SeedArticle } from "../../seed-types.ts"

export const keepsakeOrdering: SeedArticle = {
  name: "Ordering a keepsake: what to expect",
  url: "ordering-a-keepsake",
  blurb: "Sizes, filling, engraving and time: what people ask about pendants and urns.",
  author: "Marnie",
  title: "Ordering a Keepsake: What to Expect",
  meta_description:
    "Keepsake pendants and mini urns, gently explained: how much each one holds, how to fill and seal it, engraving, wear and how long it takes.",
  published_at: "2026-09-14T22:00:00Z",
  picture: {
    file: "articles/ordering-a-keepsake.webp",
    alt: "A silver heart pendant with a paw print on its chain",
  },
  content: `<p>People who write to us about keepsakes are seldom having a good week. So here, in one place and without hurry, are the things they ask.</p>
<h2>How much does each one hold?</h2>
<p>A <a href="/product/keepsake-pendant">paw print pendant</a> holds about a fifth of a millilitre: a pinch of ash or a small curl of fur. A <a href="/product/mini-urn">mini urn</a> holds 25 millilitres and a <a href="/product/paw-print-urn">paw print urn</a> 55. As a rough guide, a cremated animal leaves about 35 millilitres of ash for each kilogram it weighed, so a ten-kilogram dog leaves about 350. The small urns are therefore meant for a share, so that each member of a family may keep one, with the rest elsewhere.</p>
<h2>How do I fill it?</h2>
<p>Sit at a table, over a clean sheet of paper, with no fan on. Everything you need is in the box: a small funnel, a screwdriver for the pendant and a thread seal. Pour slowly and tap the side. Stop below the thread, wipe it, put one drop of seal on the screw and turn until snug. Leave it overnight. If you would rather not do this yourself, many vets and funeral homes will, and we are happy to talk you through it on the phone.</p>
<h2>Can it be opened again?</h2>
<p>Without seal, yes, at any time. With seal it is meant to stay closed, though a warm iron on the screw will loosen it if you must.</p>
<h2>What about the engraving?</h2>
<p>Up to twenty letters fit, in one or two lines. Names and a year read best. We engrave exactly what you type, so please read it aloud once before you order. Because these pieces are made for one person alone we cannot take them back for a change of mind. Should one arrive damaged, send your order number and a photo, and we make it good; your rights under the Australian Consumer Law are not affected.</p>
<h2>Can I wear it every day?</h2>
<p>Steel can be worn to work and in the rain. Take it off for the shower, the surf and the pool: soap creeps into the thread, and chlorine dulls the plating. Rub it with a dry cloth now and then.</p>
<h2>How long does it take?</h2>
<p>Plain pieces leave within 2 to 3 business days, engraved ones two days later. Keepsakes jump our queue, and one person packs yours from start to finish, in a plain box, with tracking. If there is a date that matters, a service or an anniversary, tell us in the order note. We will do what we can, and tell you honestly if we cannot.</p>`,
}
