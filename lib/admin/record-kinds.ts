import type { ModelName } from "#lib/contract/model-call.ts"

/**
 * One kind of content records. Its screens are made from this description and the model's schema: a
 * further kind is an entry here, with its texts in `messages/admin/fields.json` (`kinds`).
 */
type RecordKind = {
  /** Below `/admin/content`. */
  path: string
  model: ModelName
  /** Fields in the list beside the record's name. */
  columns: readonly string[]
  /** Fields that the list is filtered by, beside the search and whether they are shown. */
  filters?: readonly string[]
  /** Fields of the form, by heading; the others are under the last heading. */
  groups: Readonly<Record<string, readonly string[]>>
  hidden?: readonly string[]
  /** Path in the shop; `{url}` stands for the record's field. */
  shopPath?: string
  /** True: opened from the records that it belongs to, and not listed on its own. */
  isPart?: boolean
  /** Another kind whose records belong to one of this kind, by their field. */
  children?: { path: string; field: string }
}

const seo = ["url", "title", "meta_description"]

/** The kinds of content records that the back office lists and edits, in the order of the menu. */
export const recordKinds: readonly RecordKind[] = [
  {
    path: "articles",
    model: "cognito/article",
    columns: ["author", "published_at"],
    groups: {
      Article: ["name", "blurb", "content", "author", "image_hash", "published_at"],
      "Search engines": seo,
    },
    shopPath: "/blog/{url}",
  },
  {
    path: "menus",
    model: "cognito/menu",
    columns: ["url"],
    groups: { Menu: ["name", "url"] },
  },
  {
    path: "links",
    model: "cognito/link",
    columns: ["link", "parent", "sort_order"],
    groups: { Link: ["name", "link", "icon", "parent", "sort_order"] },
    isPart: true,
  },
  {
    path: "redirects",
    model: "cognito/redirect",
    columns: ["to", "updated_at"],
    groups: { Redirect: ["from", "to"] },
  },
  {
    path: "faq",
    model: "cognito/faq",
    columns: ["group_id", "sort_order"],
    filters: ["group_id"],
    groups: { "Question and reply": ["name", "content"], Place: ["group_id", "sort_order"] },
  },
  {
    path: "people",
    model: "cognito/person",
    columns: ["title", "group_id"],
    filters: ["group_id"],
    groups: {
      Person: ["first_name", "last_name", "title", "description", "photo_hash"],
      Place: ["group_id", "sort_order"],
    },
  },
  {
    path: "testimonials",
    model: "cognito/testimonial",
    columns: ["rating", "group_id"],
    filters: ["group_id"],
    groups: {
      Testimonial: ["name", "title", "content", "rating", "image_hash"],
      Place: ["group_id", "sort_order"],
    },
  },
  {
    path: "galleries",
    model: "cognito/gallery",
    columns: ["url", "group_id"],
    filters: ["group_id"],
    groups: {
      Gallery: ["name", "url", "heading", "sub_heading"],
      Place: ["group_id", "sort_order"],
    },
    children: { path: "slides", field: "gallery_id" },
  },
  {
    path: "slides",
    model: "cognito/slide",
    columns: ["gallery_id", "sort_order"],
    filters: ["gallery_id"],
    groups: {
      Slide: ["heading", "sub_heading", "content", "image_hash", "gallery_id", "sort_order"],
      Link: ["link", "link_button_text", "link_target"],
      Looks: [
        "overlay_color",
        "text_color",
        "image_opacity",
        "image_saturation",
        "free_side",
        "mirror_image",
      ],
    },
  },
  {
    path: "forms",
    model: "cognito/form",
    columns: ["cost", "use_captcha"],
    groups: {
      Form: ["name", "url", "thank_you"],
      Fields: ["questions"],
      Rules: ["cost", "use_captcha", "must_be_logged_on"],
    },
    hidden: ["data"],
    children: { path: "submissions", field: "form_id" },
  },
  {
    path: "blocks",
    model: "cognito/page_content",
    columns: ["page_id", "template", "sort_order"],
    filters: ["page_id"],
    groups: {
      Block: ["name", "template", "page_id", "sort_order"],
      "Settings of the widget": ["variables"],
      "When it’s shown": ["hidden", "start_time", "end_time", "editing", "deleted"],
      "Around the widget": [
        "padding_top",
        "padding_bottom",
        "padding_left",
        "padding_right",
        "margin_top",
        "margin_bottom",
        "background_colour",
        "text_colour",
        "background_image_hash",
        "background_image_fixed",
        "background_image_opacity",
        "background_image_saturation",
        "background_video_id",
        "full_width",
        "anchor_name",
      ],
    },
    hidden: ["aos_type", "aos_easing", "aos_offset", "aos_duration", "aos_delay"],
  },
  {
    path: "voucher-themes",
    model: "cognito/gift_voucher_theme",
    columns: ["sort_order"],
    groups: { Theme: ["name", "image_hash", "sort_order"] },
  },
]
