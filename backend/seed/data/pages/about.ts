import type { ModelInput, PageIds } from "../../seed-types.ts"
import { buildRows, heading, html } from "../../write/page-blocks.ts"

/** Who the shop is. */
export function buildAboutPage(ids: PageIds): ModelInput<"cognito/page"> {
  return {
    name: "About",
    url: "about",
    title: "About Us",
    meta_description:
      "A family workshop of eleven printers, one laser and two dogs near Calliope, Queensland.",
    rows: buildRows([
      [
        [
          7,
          [
            heading("About Us", "h1"),
            html(`<p>Curlew Print Co. began in 2019 with one secondhand resin printer on a laundry bench and a daughter who wanted a dragon. The dragon took nine tries. By then we knew which resins smelled, which films lasted and which advice on the internet was wrong, and neighbours had begun to ask.</p>
<p>Today eleven printers and a laser cutter run in the shed behind our house, on the road from Gladstone to Calliope. Marnie looks after prints, keepsakes and the till; Dale looks after the machines, the laser and the courier; Isla, who still has the dragon, tests the night lights.</p>
<h2>What we believe</h2>
<ul>
<li><strong>We sell what we use.</strong> If a resin or a tool does not earn its place on our own bench, it does not go in the shop.</li>
<li><strong>Keepsakes come first.</strong> A pendant or an urn jumps the queue and is packed by one person from start to finish.</li>
<li><strong>Waste is a fault.</strong> Supports and failed prints go to a recycler, timber offcuts become ornaments, and parcels travel in paper.</li>
</ul>
<h2>The name</h2>
<p>Bush stone-curlews call over our paddock most nights, and far eastern curlews feed on the Gladstone mudflats in summer. Both are patient, a bit odd and easy to overlook. We liked that.</p>
<p>You are welcome to collect orders or look around by appointment: <a href="/contact">write or ring first</a>.</p>`),
          ],
        ],
        [
          5,
          [
            {
              type: "core/gallery",
              templatevar: {
                gallery: ids.gallery("around-the-workshop"),
                type: "grid",
                aspect: "4x3",
                width: 600,
                lightbox_aspect: "4x3",
                grid_width: 1,
                show_heading: 1,
                use_lightbox: 1,
                limit_slides: 3,
              },
            },
          ],
        ],
      ],
    ]),
  }
}
