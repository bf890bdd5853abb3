import type { SeedArticle } from "../../seed-types.ts"

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
