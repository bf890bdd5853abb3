import type { SeedArticle } from "../../seed-types.ts"
import { choosingResin, postCuring, resinSafety } from "./resin.ts"
import { layerHeight, lithophanes, timberCare } from "./techniques.ts"

const localDelivery: SeedArticle = {
  name: "Free local delivery in Gladstone and Calliope",
  url: "local-delivery-gladstone-calliope",
  blurb: "How our own delivery run works, what it covers, and how to get the best of it.",
  author: "Isla",
  title: "Free Delivery in Gladstone and Calliope",
  meta_description:
    "How our free delivery run in Gladstone and Calliope QLD works: where we go, when we come, and where we may leave a parcel in the shade.",
  published_at: "2026-07-20T22:00:00Z",
  picture: {
    file: "articles/local-delivery-gladstone-calliope.webp",
    alt: "A parcel with a curlew on its label beside a planted planter",
  },
  content: `<p>If you live in Gladstone or Calliope you have probably seen our white van with a bird on its door. Most of our neighbours do not know that it comes free. Here is how it works.</p>
<h2>Where we go</h2>
<p>Delivery costs nothing to any street address in Gladstone and in Calliope, Queensland, whatever the size of the order. One nozzle or twenty bottles, it is all the same to the van. Type your suburb and postcode at the checkout and local delivery appears among the choices. If it does not, your address lies just outside the run, and Standard Post at $10.60 or Express Post at $14.10 will look after you. Orders over $200.00 travel free anywhere in Australia.</p>
<h2>When we come</h2>
<p>We pack within 2 to 3 business days, as for every order, and the next run takes what is ready. You get a message on the morning of the day. We cannot promise an hour, because the run changes with the orders and now and then with a train at the crossing.</p>
<p>If you need something for a birthday, say so in the order note. We often know a faster way, and when we cannot make it we tell you before we take your money, not after.</p>
<h2>If you are out</h2>
<p>Tell us in the note where a parcel is safe: behind the water tank, with number nine, under the stairs. Resin and prints dislike heat, so please choose a place in the shade. A closed letterbox in January is an oven, and PLA softens at about 55 degrees. Without a note we bring the parcel home again and try on the next run. We never leave resin where children or animals can reach it.</p>
<h2>Why it helps</h2>
<p>Things travel better with us than in the post. Planters come with their tray clicked in and no filling. Urns and pendants are handed over, not dropped. And we take boxes and padding back: leave clean cartons out for us and they will go round again.</p>
<h2>Collecting</h2>
<p>You may also collect from the workshop in Calliope by appointment. Write or ring first, since the gate is closed when the laser is running. Bring your empty alcohol bottles if you like. We cannot fill them, but we will show you how to clean what is in them and use it once more.</p>
<h2>If something is wrong</h2>
<p>Tell us within a few days, with your order number and a photo if anything is damaged. On the local run we can usually swap it on the next trip.</p>`,
}

const keepsakeOrdering: SeedArticle = {
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

/** The articles of the blog, newest first. */
export const articles: SeedArticle[] = [
  choosingResin,
  keepsakeOrdering,
  lithophanes,
  localDelivery,
  timberCare,
  layerHeight,
  postCuring,
  resinSafety,
]
