import type { SeedArticle } from "../../seed-types.ts"

export const choosingResin: SeedArticle = {
  name: "Which resin for which job?",
  url: "choosing-a-resin",
  blurb: "Standard, tough, flexible or water-washable: four questions lead to the right bottle.",
  author: "Dale",
  title: "Which Resin for Which Job?",
  meta_description:
    "Standard, plant-based, tough, flexible, high-temperature or water-washable? Four questions that lead to the right bottle, and how much to buy.",
  published_at: "2026-10-12T22:00:00Z",
  picture: {
    file: "articles/choosing-a-resin.webp",
    alt: "Three bottles of resin: standard, tough and water-washable",
  },
  content: `<p>People often ask us for the best resin. There is none. There is the one that suits what the part has to do, the room you print in and the patience you have. Four questions lead to it nearly every time.</p>
<h2>1. Will it be dropped, bent or screwed?</h2>
<p>If so, start with <a href="/product/tough-abs-like-resin">tough ABS-like resin</a>. It bends about a quarter of its length before it breaks, takes self-tapping screws, and forgives a fall from a table. If the part has to squash and spring back, as a foot, a grip or a seal does, you want <a href="/product/flexible-resin">flexible resin</a>: 60A feels like a rubber band, 80A like the heel of a shoe.</p>
<h2>2. Will it get hot?</h2>
<p>Ordinary resin goes soft at 60 to 70 degrees, which a parked car in Gladstone reaches before lunch. For ducts near a heater or moulds for wax, use <a href="/product/high-temp-resin">high-temperature resin</a> and bake the part afterwards. It is brittle, so give it round corners.</p>
<h2>3. How will you wash it?</h2>
<p>Alcohol cleans best and evaporates cleanly, but it burns and has to be stored with care. If you live in a flat or share a shed with a welder, <a href="/product/water-washable-resin">water-washable resin</a> makes sense. Two cautions: the water is just as poisonous as dirty alcohol and never goes down a drain, and prints must be bone dry before curing. Thin swords and fingers are a little more brittle than in standard resin.</p>
<h2>4. Who else breathes the air?</h2>
<p>In a shared room choose <a href="/product/plant-based-resin">plant-based resin</a>. More than half of it comes from soybean oil and it smells the least of all. It is still resin, so gloves and an open window stay.</p>
<h2>And if none of these matters?</h2>
<p>Then take <a href="/product/standard-resin">standard resin</a> in grey. It is the cheapest, has the widest window of settings and shows detail better than any other colour. White hides detail, black hides mistakes, and clear yellows unless it is cured with care.</p>
<h2>Mixing</h2>
<p>You may mix colours of the same resin freely, by weight, and you may add up to a fifth of flexible to standard for figures with thin parts. Do not mix water-washable with anything else: the result washes in neither water nor alcohol. Mix only what you will use that week, keep it in an amber bottle and write the recipe on it.</p>
<h2>How much to buy</h2>
<p>A 28 mm figure takes 8 to 12 grams with its supports, a chess set about 700, a mini urn 90. Half a kilogram is plenty to learn on. A whole kilogram pays once you print every week, since an opened bottle is at its best for about six months.</p>`,
}

export const postCuring: SeedArticle = {
  name: "Post-curing: how long is long enough?",
  url: "post-curing-resin-prints",
  blurb: "Sticky or brittle prints? How to find the right time for your lamp.",
  author: "Marnie",
  title: "How Long to Post-Cure Resin Prints",
  meta_description:
    "How to post-cure resin prints so that they are neither sticky nor brittle: drying first, lamp distance, times by resin, and a test to do at home.",
  published_at: "2026-04-20T22:00:00Z",
  picture: {
    file: "articles/post-curing-resin-prints.webp",
    alt: "A curing lamp shining on a printed egg on a turntable",
  },
  content: `<p>A print fresh off the plate is only partly hard. The printer gave each layer just enough light to hold its shape; the rest of the hardening is your job. Too little light leaves a tacky skin and a soft middle. Too much makes thin parts yellow and snap. Between the two is a comfortable window, and it is easy to find.</p>
<h2>Dry first, always</h2>
<p>The commonest cause of a sticky print is not short curing but a wet print. Alcohol trapped in corners dissolves a little resin and spreads it over the surface, and no lamp will cure that film properly. After the second bath, shake the print, blow out the holes, and leave it for half an hour in moving air. Water-washable resin needs longer: if it is cured wet, it turns chalky white.</p>
<h2>Distance and turning</h2>
<p>Put the lamp about fifteen centimetres away. Half that distance gives four times the light on the top and leaves the sides in shadow. A turntable evens things out, and a mirror underneath reaches overhangs. Turn the piece over once: light does not go round corners.</p>
<h2>Times to start from</h2>
<table>
<thead><tr><th scope="col">Resin</th><th scope="col">Each side</th><th scope="col">Watch for</th></tr></thead>
<tbody>
<tr><td>Standard and plant-based</td><td>4 to 5 minutes</td><td>Yellowing in white</td></tr>
<tr><td>Tough, ABS-like</td><td>2 to 3 minutes</td><td>Turns brittle when overdone</td></tr>
<tr><td>Flexible</td><td>6 to 8 minutes</td><td>Stays tacky when underdone</td></tr>
<tr><td>Water-washable</td><td>4 minutes</td><td>White bloom if damp</td></tr>
<tr><td>Clear colours</td><td>2 minutes, then rest, then 2</td><td>Yellow tint</td></tr>
</tbody>
</table>
<p>These are for a 20 watt lamp at 405 nm. A stronger cabinet needs less.</p>
<h2>A test that costs nothing</h2>
<p>Print five small tiles, two millimetres thick, and cure them for 1, 2, 4, 8 and 16 minutes. The next day press a fingernail into each and then bend it until it breaks. The first tile that takes no mark is your minimum. The first that snaps without bending is your limit. Write both numbers on the bottle.</p>
<h2>And the sun?</h2>
<p>Queensland sun works well, but unevenly, and it heats as it cures, which bends flat parts. Use it for waste, for supports and for thick ornaments. For anything that must fit or last, use the lamp and a clock.</p>`,
}

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
