import type { SeedArticle } from "../../seed-types.ts"

export const localDelivery: SeedArticle = {
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
