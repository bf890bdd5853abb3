import type { SeedArticle } from "../../seed-types.ts"

export const layerHeight: SeedArticle = {
  name: "Choosing a layer height without guessing",
  url: "choosing-a-layer-height",
  blurb: "What layer height changes, what it does not, and where to start.",
  author: "Dale",
  title: "Choosing a Layer Height Without Guessing",
  meta_description:
    "What layer height changes in filament and resin printing, what it does not, and starting values that work for boxes, figures and jewellery.",
  published_at: "2026-05-25T22:00:00Z",
  picture: {
    file: "articles/choosing-a-layer-height.webp",
    alt: "The same dome printed in layers of 0.28, 0.16 and 0.08 millimetres",
  },
  content: `<p>Layer height is the first setting people change and the one they change most wrongly. Halving it doubles the printing time, always. Whether it makes the print better depends on the shape.</p>
<h2>What it really changes</h2>
<p>Think of a staircase seen from the side. On a steep slope the steps are hidden; on a gentle one they show. So fine layers help domes, faces and shallow curves, and do nothing at all for a box. A planter with straight walls looks the same at 0.28 mm as at 0.12, and is ready in less than half the time.</p>
<p>Sharp corners and small letters seen from above are another matter. Those depend on the width of the nozzle or the size of a pixel on the screen, and no layer height will bring them back.</p>
<h2>Filament: stay within the nozzle's comfort</h2>
<p>A good rule is between a quarter and three quarters of the nozzle's bore. For the usual 0.4 mm nozzle:</p>
<ul>
<li><strong>0.28 mm</strong> for boxes, brackets, large planters and anything behind a door.</li>
<li><strong>0.20 mm</strong> for nearly everything else.</li>
<li><strong>0.12 mm</strong> for figures, dragons and lids with a gentle dome.</li>
</ul>
<p>Thick layers also stick to each other over a wider, hotter strip, so a bracket at 0.28 mm is usually stronger than one at 0.12. If you need both speed and strength, change to a 0.6 mm nozzle and print at 0.4 mm. It feels like a new machine.</p>
<h2>Resin: 0.05 is the answer more often than not</h2>
<p>Resin layers are so thin already that the step is hard to see. At 0.05 mm a figure of ten centimetres takes about five hours; at 0.03 mm it takes more than eight, with more chances to fail along the way. We go down to 0.03 mm for jewellery masters and chess pieces that will not be painted, because paint hides the difference. Remember to change the exposure as well: thinner layers want less light, about a fifth less for 0.03 mm than for 0.05.</p>
<h2>Let the slicer mix</h2>
<p>Most slicers can vary the height along the print: thick where the walls are steep, thin where they curve over. It takes one click, gives nearly the finish of the finest setting, and often saves a third of the time. Tilting the model does similar good in resin, since it turns flat tops, which show every step, into slopes.</p>
<h2>When in doubt</h2>
<p>Print the top two centimetres of the model alone, coarse and fine, side by side. Hold them at arm's length. If you cannot tell which is which, you have your answer, and several hours back.</p>`,
}
