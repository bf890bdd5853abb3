import type { ModelInput, PageIds, SeedBlock } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

const intro =
  "<p>A lithophane is a picture in a white wall. Thick places hold the light back, thin ones let it through, and until the lamp is on there is little to see but a few ridges. We make them from your photo.</p>"
const photoAdvice = `<ul>
<li>Large: at least 1,500 pixels wide. Scans of old paper photos are fine.</li>
<li>Faces near the middle, a plain background, light from the side.</li>
<li>Not a dark room, and not a bright sky behind a dark face.</li>
</ul>
<p>We turn it to grey, mend scratches and send you a preview. We print only when you say yes, and delete your photo 30 days after the lamp is posted.</p>`

function buildMaking(ids: PageIds) {
  return {
    heading: "From photo to lamp in four days",
    html: '<p>One day for the preview, fourteen hours of printing, one day for the light and the foot, and one because something always goes wrong. With packing, it leaves us 6 to 7 business days after we have your photo.</p><p>Would you rather have it flat? <a href="/product/lithophane-panel">See the panel</a></p>',
    image: ids.image("prints/lithophane-of-the-range.webp"),
    image_align: "right",
    button_text: "How lithophanes work",
    button_link: "/blog/how-lithophanes-work",
  }
}

const words = (ids: PageIds) => ({
  heading: "From people we have made things for",
  testimonials: ids.groupUrl("custom-order-customers"),
})

/** Lamps made from a photo. */
export function buildLithophanesPage(ids: PageIds): ModelInput<"cognito/page"> {
  return {
    name: "Lithophanes",
    url: "lithophanes",
    title: "Lithophane Lamps from Your Photo",
    meta_description: describePath("/lithophanes"),
    rows: buildRows([
      [
        [
          12,
          [
            buildWidget("tpl/heading", {
              title: "Lithophanes",
              background_image: ids.image("workshop/lithophane-banner.webp"),
              free_side: "left",
              mirror_image: 1,
            }),
          ],
        ],
      ],
      [
        [6, [buildHeadingWidget("A photo made of light"), buildHtmlWidget(intro)]],
        [6, [buildHeadingWidget("Which photo to send"), buildHtmlWidget(photoAdvice)]],
      ],
      [[12, [buildWidget("core/image_with_content", buildMaking(ids))]]],
      [[12, [buildWidget("Sell/product_view", { product: ids.productUrl("lithophane-lamp") })]]],
      [[12, [buildWidget("core/hero_testimonial", words(ids))]]],
    ]),
  }
}

/** The same page as blocks, for a site that shows its pages in that form. */
export function listLithophaneBlocks(ids: PageIds): SeedBlock[] {
  const page = "lithophanes"
  return [
    {
      page,
      name: "Opening",
      template: "core/heading",
      variables: { heading: "A photo made of light", level: "h1", centred: 1 },
      anchor_name: "top-of-lithophanes",
    },
    {
      page,
      name: "A lamp, turning",
      template: "core/button_link",
      variables: {
        button_text: "Choose a lamp",
        button_url: "/product/lithophane-lamp",
        button_colour: "wht",
      },
      video: "moon-night-light",
      full_width: true,
      padding_top: "96",
      padding_bottom: "6",
      padding_left: "6",
      background_colour: "black",
    },
    {
      page,
      name: "What it is",
      template: "core/html",
      variables: { html: intro },
      padding_top: "10",
      padding_bottom: "10",
      padding_left: "4",
      padding_right: "4",
      margin_top: "6",
      margin_bottom: "0.5",
      background_colour: "info",
      text_colour: "white",
      anchor_name: "what-it-is",
      aos_type: "fade-up",
    },
    {
      page,
      name: "Which photo",
      template: "core/html",
      variables: { html: `<h2>Which photo to send</h2>${photoAdvice}` },
      picture: {
        file: "prints/lithophane-of-the-range.webp",
        alt: "A lithophane panel showing hills and a low sun",
      },
      background_image_opacity: 30,
      background_image_saturation: 50,
      background_image_fixed: true,
      full_width: true,
      padding_top: "20",
      padding_bottom: "20",
      padding_left: "6",
      padding_right: "6",
      anchor_name: "which-photo",
      aos_type: "fade-right",
      aos_easing: "ease-in-out",
      aos_offset: 200,
      aos_duration: 700,
      aos_delay: 100,
    },
    {
      page,
      name: "How it is made",
      template: "core/image_with_content",
      variables: buildMaking(ids),
      margin_top: "px",
      margin_bottom: "12",
      aos_type: "zoom-in",
      aos_duration: 400,
    },
    {
      page,
      name: "Mother's Day",
      template: "core/html",
      variables: {
        html: "<p><strong>For Mother's Day:</strong> send your photo by 25 April and the lamp is with you in time.</p>",
      },
      start_time: "2027-03-31T14:00:00Z",
      end_time: "2027-05-09T14:00:00Z",
      background_colour: "warning",
      padding_top: "4",
      padding_bottom: "4",
      padding_left: "6",
      padding_right: "6",
    },
    {
      page,
      name: "The lamp",
      template: "Sell/product_view",
      variables: { product: ids.productUrl("lithophane-lamp") },
      anchor_name: "order",
    },
    {
      page,
      name: "Words of customers",
      template: "core/hero_testimonial",
      variables: words(ids),
    },
    {
      page,
      name: "Second lamp at half price, not decided yet",
      template: "core/html",
      variables: { html: "<p>Order two lamps of the same photo and the second is half price.</p>" },
      hidden: true,
    },
    {
      page,
      name: "Ask first",
      template: "core/button_link",
      variables: { button_text: "Ask about your photo", link_to_page: ids.page("contact") },
      editing: true,
    },
    {
      page,
      name: "Old prices",
      template: "core/html",
      variables: { html: "<p>Prices of 2025.</p>" },
      deleted: true,
    },
  ]
}
