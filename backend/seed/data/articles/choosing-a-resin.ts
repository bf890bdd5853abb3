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
