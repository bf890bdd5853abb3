import type { SeedArticle } from "../../seed-types.ts"

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
