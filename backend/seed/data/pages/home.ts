import type { ModelInput, PageIds } from "../../seed-types.ts"
import { buildRows, heading, html } from "../../write/page-blocks.ts"

/** The front page: slider, new products, a word about the shop. */
export function buildHomePage(ids: PageIds): ModelInput<"cognito/page"> {
  const slider = {
    type: "core/gallery",
    templatevar: {
      gallery: ids.gallery("home-slider"),
      type: "slider",
      aspect: "96x35",
      width: 1920,
      lightbox_aspect: "96x35",
      grid_width: 1,
      show_heading: 0,
      use_lightbox: 0,
      limit_slides: 0,
    },
  }
  return {
    name: "Home",
    url: "home",
    title: "3D Printing Supplies, Prints and Laser-Cut Gifts",
    meta_description:
      "Resin, tools, 3D prints, night lights and laser-cut timber from a family workshop near Gladstone, Queensland.",
    rows: buildRows([
      [[12, [slider]]],
      [
        [
          12,
          [
            heading("Curlew Print Co.", "h1", true),
            html(
              "<p>We are a family workshop between Gladstone and Calliope. We print, cure, cut and sand, and we sell the resin and tools we use ourselves. Whether you are filling your first vat or looking for a present with a name on it, you are in the right place.</p>",
            ),
          ],
        ],
      ],
      [
        [
          12,
          [
            heading("New in the shop", "h2", true),
            { type: "Sell/new_products_grid", templatevar: { limit: 4 } },
          ],
        ],
      ],
      [
        [
          4,
          [
            heading("Posted in days", "h3"),
            html(
              '<p>Orders leave within 2 to 3 business days. Postage is free over $200.00, and always free in Gladstone and Calliope. <a href="/shipping-and-returns">Shipping and returns</a></p>',
            ),
          ],
        ],
        [
          4,
          [
            heading("Made for you", "h3"),
            html(
              '<p>Names, initials and photos: much of what we make is made once. <a href="/shop/3d-printed-products">See 3D printed products</a></p>',
            ),
          ],
        ],
        [
          4,
          [
            heading("Advice from the bench", "h3"),
            html(
              '<p>What layer height? How long to cure? We write down what works. <a href="/blog">Read the blog</a></p>',
            ),
          ],
        ],
      ],
    ]),
  }
}
