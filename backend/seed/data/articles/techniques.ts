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

export const lithophanes: SeedArticle = {
  name: "How lithophanes work, and which photos suit them",
  url: "how-lithophanes-work",
  blurb: "A picture made of nothing but thickness, and how to pick a photo for it.",
  author: "Marnie",
  title: "Lithophanes: How They Work, Which Photo",
  meta_description:
    "How a lithophane turns a photo into light and shade, which photos work and which disappoint, and how we get yours ready for printing.",
  published_at: "2026-08-17T22:00:00Z",
  picture: {
    file: "articles/how-lithophanes-work.webp",
    alt: "A lithophane panel lit from behind, showing a landscape",
  },
  content: `<p>Switch it off and a lithophane is a bumpy white tile. Switch it on and there is your grandmother, laughing, with every crease beside her eyes. There is no ink in it. The whole picture is made of thickness.</p>
<h2>Light through a wall</h2>
<p>White plastic lets some light through. At 0.8 mm most of it passes and the wall glows; at 3 mm hardly any does and it looks dark. We turn each point of the photo into a thickness between those two: bright becomes thin, dark becomes thick. Our printers build the panel standing upright in layers of 0.12 mm, because walls printed lying down show only a dozen shades and upright ones show hundreds.</p>
<p>The idea is two hundred years old. Potters in France and Germany pressed pictures into porcelain so thin that a candle behind them brought the scene to life. A printer has merely replaced the mould, so that each one may be different.</p>
<h2>Photos that work</h2>
<ul>
<li><strong>One clear subject.</strong> A face, a dog, a couple. Crowds turn to porridge.</li>
<li><strong>Light from one side.</strong> Shade is what gives a face its shape; flash straight on makes it flat.</li>
<li><strong>A calm background.</strong> Sky, sand, a wall. Leaves behind a head look like a wig.</li>
<li><strong>Enough pixels.</strong> At least 1500 across. Phone photos from the last ten years are fine; pictures saved from a chat are usually too small, so ask for the original.</li>
</ul>
<p>Colour does not matter, but a photo that relies on colour will disappoint. Turn it to black and white on your phone before you decide: if you still like it, so will the lamp.</p>
<h2>What we do with it</h2>
<p>After you order we write to you for the picture. We crop it, lift the shadows a little, and take the glare off foreheads. You get a preview on the screen, lit and unlit, and we print only when you say yes. A lamp takes about fourteen hours and a panel seven.</p>
<h2>Light, and keeping it</h2>
<p>Warm white at low power suits skin best. Cold light makes people look unwell, and strong light washes out the thin parts. Ours use an LED that stays cool, so the lamp may run all night beside a bed. Keep it out of hot cars and off sunny sills: white PLA softens above 55 degrees. Dust it with a soft dry brush, never a wet cloth, because water dries in the hollows and leaves rings that show when the light is on.</p>`,
}

export const timberCare: SeedArticle = {
  name: "Caring for laser-cut timber",
  url: "caring-for-laser-cut-timber",
  blurb: "Soot, oil, sun and water: how to keep coasters and signs as they were on the first day.",
  author: "Dale",
  title: "Caring for Laser-Cut Timber",
  meta_description:
    "How to clean, oil and mend laser-cut coasters, signs and ornaments: the first day, oil twice a year, sun and weather, and what never to use.",
  published_at: "2026-06-22T22:00:00Z",
  picture: {
    file: "articles/caring-for-laser-cut-timber.webp",
    alt: "An acacia coaster etched with a curlew, a jar of oil and a cloth",
  },
  content: `<p>A laser does not saw. It turns a hair-thin line of timber to vapour and leaves an edge the colour of dark toast. That edge is part of the charm, and it wants slightly different care from an ordinary board.</p>
<h2>The first day</h2>
<p>We brush and wipe every piece, but a trace of soot may come off on a white cloth. Wipe the edges once with a cloth barely damp with methylated spirits, let them dry for ten minutes, and it will not happen again. The smell of a campfire fades within a week in open air.</p>
<h2>Everyday cleaning</h2>
<p>A damp cloth and a dry one, in that order, are enough. Do not soak timber and do not put it in the dishwasher: plywood comes apart and solid timber cups. For greasy marks add one drop of dish soap. Dust in etched lines comes out with a soft toothbrush, along the line and not across it.</p>
<h2>Oil twice a year</h2>
<p>Coasters live a hard life. When water no longer stands in beads on them, it is time.</p>
<ol>
<li>Clean the coaster and leave it a day to dry.</li>
<li>Rub in a teaspoon of food-grade mineral oil, or a hard wax oil, with a lint-free cloth.</li>
<li>Wait twenty minutes and wipe off all that has not soaked in.</li>
<li>Stand it on edge overnight.</li>
</ol>
<p>Olive oil and other kitchen oils turn sticky and smell in the end, so leave those for the salad. Rags wet with drying oils such as linseed can catch fire by themselves: spread them flat outdoors to dry before binning.</p>
<h2>Sun and weather</h2>
<p>Walnut grows lighter in the sun and plywood grows darker. A sign on an outside door lasts for years under a dry porch and about one summer in the rain. If it must hang in the weather, ask us for a coat of marine varnish before we post it.</p>
<h2>Small repairs</h2>
<p>A scratch on a plain face can be sanded with 240 grit along the grain and oiled again. Stay clear of etched places, since sanding lowers the face and the picture fades with it. A snapped ornament joins well with a thin line of wood glue, clamped between two books with baking paper. A dent rises if you lay a wet cloth on it and touch it with a warm iron for a few seconds.</p>
<h2>What not to use</h2>
<p>No bleach, no window cleaner, no silicone polish. The first two strip the oil; the third keeps any oil from ever going in again.</p>`,
}
