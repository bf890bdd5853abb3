import type { ModelInput } from "../../seed-types.ts"
import { buildRows, heading, html } from "../../write/page-blocks.ts"

export const blogPage: ModelInput<"cognito/page"> = {
  name: "Blog",
  url: "blog",
  title: "Blog: Printing and Laser-Cutting Advice",
  meta_description:
    "Resin safety, curing, layer heights, lithophanes and timber care, from our own bench.",
  content:
    "<p>Notes from the bench: what we have learned by spoiling things, written down so that you need not spoil them too.</p>",
}

export const contactPage: ModelInput<"cognito/page"> = {
  name: "Contact",
  url: "contact",
  title: "Contact Us",
  meta_description:
    "Write, ring or visit by appointment near Calliope, Queensland. We answer within one business day.",
  rows: buildRows([
    [
      [
        12,
        [
          heading("Contact Us", "h1"),
          html(`<p>Fill out the form below to contact us</p>`),
          html(`<p>You can also email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> or ring <a href="tel:+61755500147">07 5550 0147</a>, Monday to Friday, 9 am to 4 pm (Queensland time). We answer within one business day.</p>
<p>Workshop, by appointment: 14 Stowe Lane, Calliope QLD 4680.</p>
<p>About an order? Please have your order number ready. If something arrived damaged, send a photo as well.</p>`),
        ],
      ],
    ],
  ]),
}

export const resinSafetyPage: ModelInput<"cognito/page"> = {
  name: "Resin Safety",
  url: "resin-safety",
  title: "Resin Safety",
  meta_description:
    "How to handle, store and dispose of printing resin at home, and what to do after a splash.",
  rows: buildRows([
    [
      [
        8,
        [
          heading("Resin Safety", "h1"),
          html(`<p>Uncured resin can irritate skin and eyes, and some people become allergic to it for good. Cured resin is harmless to touch. Everything below follows from that.</p>
<h2>Every time</h2>
<ol>
<li>Wear nitrile gloves, not latex, and change them when splashed.</li>
<li>Wear eye protection when pouring, scraping or washing.</li>
<li>Air the room. A window and a door open is good; a fan that blows outwards is better.</li>
<li>Keep food, drink, children and animals out of the room.</li>
<li>Wash your hands with soap and cold water afterwards.</li>
</ol>
<h2>After a splash</h2>
<p><strong>On skin:</strong> wipe off, then wash with plenty of soap and water. Never use alcohol or acetone on skin: they carry resin in deeper. <strong>In eyes:</strong> rinse with running water for 15 minutes and see a doctor. <strong>Swallowed:</strong> do not make yourself vomit; ring the Poisons Information Centre on 13 11 26. In an emergency ring 000.</p>
<h2>Storing</h2>
<p>Keep bottles closed, upright, dark and between 15 and 30 °C, on a shelf that children cannot reach. Write the date on the cap.</p>
<h2>Disposing</h2>
<p>Liquid resin and dirty alcohol are hazardous waste and never go down a drain. Small amounts can be hardened in the sun in a clear tub and binned when solid. Councils take larger amounts at collection days; ask yours.</p>`),
        ],
      ],
      [4, [{ type: "core/link_children", templatevar: { top_level: "helpful-links" } }]],
    ],
  ]),
}

export const laserCuttingPage: ModelInput<"cognito/page"> = {
  name: "Laser Cutting Service",
  url: "laser-cutting-service",
  title: "Laser Cutting Service",
  meta_description:
    "Timber, acrylic and card cut or etched from your drawing in Calliope, Queensland. Fixed quotes in a day.",
  rows: buildRows([
    [
      [
        12,
        [
          heading("Laser Cutting Service", "h1"),
          html(`<p>Send us a drawing and we cut it. One piece or two hundred, for shopfitters, schools, makers and weddings.</p>
<h2>What we cut</h2>
<table>
<thead><tr><th scope="col">Material</th><th scope="col">Thickness</th><th scope="col">Largest sheet</th></tr></thead>
<tbody>
<tr><td>Hoop pine plywood</td><td>3, 4 and 6 mm</td><td>600 × 400 mm</td></tr>
<tr><td>Acacia and walnut veneer</td><td>3 and 4 mm</td><td>600 × 300 mm</td></tr>
<tr><td>Acrylic, clear and coloured</td><td>2, 3 and 5 mm</td><td>600 × 400 mm</td></tr>
<tr><td>Card and leather</td><td>up to 3 mm</td><td>600 × 400 mm</td></tr>
</tbody>
</table>
<p>We do not cut PVC, vinyl or polycarbonate: they give off harmful gas or burn.</p>
<h2>What we need</h2>
<ul>
<li>A vector file: SVG, DXF or PDF, at true size in millimetres.</li>
<li>Cut lines in red, etched areas in black, nothing else on the page.</li>
<li>No gap under 1 mm, and letters with their middles joined if they must not fall out.</li>
</ul>
<h2>What it costs</h2>
<p>Setting up is $25.00 a drawing, then $1.80 a minute of cutting, plus material. A set of 50 place names in 3 mm plywood comes to about $110. We quote a fixed price within one business day: <a href="/contact">send us your drawing</a>.</p>`),
        ],
      ],
    ],
  ]),
}
