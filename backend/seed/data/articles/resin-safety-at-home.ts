import type { SeedArticle } from "../../seed-types.ts"

export const resinSafety: SeedArticle = {
  name: "Resin safety at home: a routine that sticks",
  url: "resin-safety-at-home",
  blurb: "Gloves, air, light and a clean end: the routine we follow for every print.",
  author: "Dale",
  title: "Resin Safety at Home, Step by Step",
  meta_description:
    "A simple routine for printing resin at home: gloves, fresh air, what to do when something spills, how to clear up, and what never to pour away.",
  published_at: "2026-03-09T22:00:00Z",
  picture: {
    file: "articles/resin-safety-at-home.webp",
    alt: "A box of nitrile gloves, goggles and a bottle of resin on a workbench",
  },
  content: `<p>Printing resin is not terrifying, but it is not paint either. The liquid irritates skin, and a person who is splashed often enough can become allergic to it for life. The good news is that the risk ends where curing begins: once a print is washed, dry and hard right through, it is as harmless to hold as any other plastic. So all of the care goes into the hour between opening the bottle and switching off the lamp.</p>
<h2>Before you pour</h2>
<p>Choose a room with a door and a window, not the kitchen table. Lay down a silicone mat with an edge, and put paper towels, a bin bag and your wash tub within reach, so that you need not walk about with wet gloves. Put on nitrile gloves. Latex will not do: resin passes through it in minutes. Glasses matter most when you pour and when you snip supports, because both flick small drops at your face.</p>
<h2>While it prints</h2>
<p>Keep the cover on and the air moving outwards. A small fan in the window beats a large one that stirs the room. If the smell gives you a headache, believe it, and stop. A pleasant scent in the vat does not make the air any cleaner.</p>
<h2>When something spills</h2>
<ol>
<li>Keep children and pets out of the room.</li>
<li>Wipe up with paper towels, from the outside in.</li>
<li>Clean the place with a little alcohol, then with soapy water.</li>
<li>Hang the towels in the sun until they are stiff, and only then bin them.</li>
</ol>
<p>On skin, use soap and plenty of cool water. Never wipe skin with alcohol: it thins the resin and helps it in. Resin in an eye means fifteen minutes under the tap and a doctor. The Poisons Information Centre answers day and night on 13 11 26.</p>
<h2>Clearing up</h2>
<p>Strain what is left in the vat through a paper filter, because one hard flake can ruin a screen. Cloudy alcohol can be used again: stand the closed, clear tub in the sun for a day, let the sludge settle, and pour off the top. The sludge dries hard in an open tray outdoors. Nothing liquid ever goes down a sink, a gutter or a garden bed, since resin is poisonous to fish and frogs at tiny doses.</p>
<h2>Make it a habit</h2>
<p>We keep a card above each printer with five words on it: gloves, glasses, air, towel, sun. It looks silly. In seven years nobody here has had so much as a rash.</p>`,
}
