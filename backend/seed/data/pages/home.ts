import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  type BlockDefinition,
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

const intro =
  "<p>We are a family workshop in Calliope, near Gladstone, Queensland. We sell the printing resin and tools we use ourselves, and what we make with them, much of it with your name or photo.</p>"

/** What somebody who does not know the shop wants to know before they look around. */
const promises = [
  '<p><strong>Leaves in 2 to 3 business days</strong><br>Post from $10.60, free over $200.00. Free in Gladstone and Calliope. <a href="/shipping-and-returns">Delivery</a></p>',
  '<p><strong>Made and packed by four people</strong><br>Printed, cut, sanded and wrapped in our own shed. <a href="/about">About us</a></p>',
  '<p><strong>Advice that comes from use</strong><br>Ring or write. We answer within one business day. <a href="/contact">Ask us</a></p>',
]

const slider = (ids: PageIds) =>
  buildWidget("core/gallery", {
    gallery: ids.gallery("home-slider"),
    type: "slider",
    aspect: "96x35",
    width: 1920,
    lightbox_aspect: "96x35",
    grid_width: 1,
    show_heading: 0,
    use_lightbox: 0,
    limit_slides: 0,
  })

/** Pictures that lead on, two beside each other on a phone. */
const tiles = (gallery: number) =>
  buildWidget("core/gallery", {
    gallery,
    type: "shadowgrid",
    aspect: "4x3",
    width: 600,
    grid_width: 4,
    show_heading: 1,
    use_lightbox: 0,
    limit_slides: 0,
  })

const madeForYou = (ids: PageIds) =>
  buildWidget("core/image_with_content", {
    heading: "Made for you",
    html: '<p>A name on a bauble, the bracket nobody sells any more, two hundred place names for a wedding. Send a file, a photo or a sketch, and you get a price within one business day.</p><p>Your own photo makes a lamp: white by day, a picture by night. <a href="/lithophanes">See lithophanes</a></p>',
    image: ids.image("workshop/things-we-make.webp"),
    image_align: "left",
    button_text: "Ask for a price",
    button_link: "/custom-orders",
  })

const workshop = (ids: PageIds) =>
  buildWidget("core/image_with_content", {
    heading: "The light in the shed is usually on",
    html: '<p>It began in 2019 with one secondhand printer and a daughter who wanted a dragon. The dragon took nine tries. Today eleven printers and a laser run behind our house, and whoever answers the phone also packs the parcels.</p><p>On Saturday mornings you can see them at work. <a href="/workshop-tours">Book a tour</a></p>',
    image: ids.image("workshop/shed-at-dusk.webp"),
    image_align: "right",
    button_text: "Meet the family",
    button_link: "/about",
  })

const words = (ids: PageIds) =>
  buildWidget("core/hero_testimonial", {
    heading: "What people say",
    subheading: "As it was written to us",
    testimonials: ids.groupUrl("customers"),
    button_text: "Read more of them",
    button_link: "/about",
    button_colour: "wht",
  })

const vouchers = buildWidget("core/call_to_action", {
  heading: "A present that always fits",
  subheading: "Gift vouchers from $1.00 to $1,000.00",
  html: "<p>Paid now, emailed a moment later, ready to print or to send on. They do not run out.</p>",
  button_text: "Give a voucher",
  button_link: "/gift-vouchers",
  button_colour: "bnd",
})

const wayOn = (text: string, path: string) =>
  buildHtmlWidget(`<p><a href="${path}">${text}</a></p>`)

/**
 * The front page: what is sold here, how it arrives, the ways into the shop, what is new, what we
 * make for one person, who we are and what is said of us.
 */
export function buildHomePage(ids: PageIds): ModelInput<"cognito/page"> {
  return {
    name: "Home",
    url: "home",
    title: "3D Printing Resin, Prints and Laser-Cut Gifts",
    meta_description: describePath("/"),
    rows: buildRows([
      [[12, [slider(ids)]]],
      [
        [
          12,
          [
            buildHeadingWidget("Resin, 3D prints and laser-cut timber", "h1"),
            buildHtmlWidget(intro),
          ],
        ],
      ],
      promises.map((promise): BlockDefinition => [4, [buildHtmlWidget(promise)]]),
      [[12, [tiles(ids.gallery("home-categories")), wayOn("See all categories", "/shop")]]],
      [
        [
          12,
          [
            buildWidget("Sell/new_products_grid", { heading: "New in the shop", limit: 4 }),
            wayOn("See what is on special", "/shop/specials"),
          ],
        ],
      ],
      [[12, [madeForYou(ids)]]],
      [[12, [workshop(ids)]]],
      [[12, [words(ids)]]],
      [[12, [tiles(ids.gallery("home-advice")), wayOn("Read all articles", "/blog")]]],
      [[12, [vouchers]]],
    ]),
  }
}
