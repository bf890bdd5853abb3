import type { SeedArticle } from "../../seed-types.ts"

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
