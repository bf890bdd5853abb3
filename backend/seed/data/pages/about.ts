import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

const story = `<p>Curlew Print Co. began in 2019 with one secondhand resin printer on a laundry bench and a daughter who wanted a dragon. The dragon took nine tries. By then we knew which resins smell, which films last and which advice on the internet is wrong, and the neighbours had begun to ask.</p>
<p>Today eleven printers and a laser run in the shed behind our house, on the road from Gladstone to Calliope. Marnie looks after prints, keepsakes and the till; Dale looks after the machines, the laser and the courier; Isla, who still has the dragon, tests the night lights; Joy sands and oils the timber.</p>
<h2>What we believe</h2>
<ul>
<li><strong>We sell what we use.</strong> If a resin or a tool does not earn its place on our own bench, it does not go in the shop.</li>
<li><strong>Keepsakes come first.</strong> A pendant or an urn jumps the queue and is packed by one person from start to finish.</li>
<li><strong>Waste is a fault.</strong> Supports and failed prints go to a recycler, timber offcuts become ornaments, and parcels travel in paper.</li>
</ul>
<h2>The name</h2>
<p>Bush stone-curlews call over our paddock most nights, and far eastern curlews feed on the Gladstone mudflats in summer. Both are patient, a bit odd and easy to overlook. We liked that.</p>
<p>You are welcome to collect an order or look around by appointment: <a href="/contact">write or ring first</a>.</p>`

/** Who the shop is. */
export function buildAboutPage(ids: PageIds): ModelInput<"cognito/page"> {
  const hero = buildWidget("core/hero_quote", {
    heading: "The light in the shed is usually on",
    subheading: "A family of four, eleven printers, one laser and two dogs",
    background_image: ids.image("workshop/shed-at-dusk.webp"),
    mirror_image: 1,
    overlay_colour: "black",
    text_colour: "wht",
    text_justify: "left",
    text_align: "center",
    image_opacity: 90,
    image_saturation: 100,
    button_text: "Come and look around",
    button_link: "/workshop-tours",
    button_colour: "wht",
  })
  const pictures = buildWidget("core/gallery", {
    gallery: ids.gallery("around-the-workshop"),
    type: "grid",
    aspect: "4x3",
    width: 600,
    lightbox_aspect: "4x3",
    grid_width: 1,
    show_heading: 1,
    use_lightbox: 1,
    limit_slides: 3,
  })
  const family = buildWidget("core/person_list", {
    heading: "Who you are dealing with",
    subheading: "Whoever answers the phone also packs the parcels.",
    group: ids.groupUrl("family"),
  })
  const keepsakes = buildWidget("core/image_with_content", {
    heading: "Nothing leaves half wrapped",
    html: "<p>One person makes, checks and packs your keepsake, from the first message to the last fold of paper. If there is something we should know, write it in the order note.</p>",
    image: ids.image("workshop/packing-bench.webp"),
    image_align: "right",
    button_text: "See keepsakes and prints",
    button_link: "/shop/3d-printed-products",
  })
  const words = {
    ...buildWidget("core/testimonial_grid", {
      heading: "What people say",
      subheading: "As it was written to us, grumbles included",
      group: ids.groupUrl("customers"),
    }),
    limit: 6,
  }
  const map = buildWidget("core/google_map", {
    location: "Calliope QLD 4680, Australia",
    width: 1200,
    height: 400,
    zoom: 12,
    show_sign: 1,
  })
  return {
    name: "About",
    url: "about",
    title: "About Us",
    meta_description: describePath("/about"),
    rows: buildRows([
      [[12, [buildHeadingWidget("About Us", "h1"), hero]]],
      [
        [7, [buildHtmlWidget(story)]],
        [5, [pictures]],
      ],
      [[12, [family]]],
      [[12, [keepsakes]]],
      [[12, [words]]],
      [[12, [buildHeadingWidget("Where we are"), map]]],
    ]),
  }
}
