import { z } from "zod"
import { gallerySchema } from "./gallery.ts"
import { groupSchema } from "./group.ts"
import { listPageSchema, pageSchema } from "./page.ts"
import { buildListSchema } from "./primitives.ts"
import { productSchema, productTileSchema } from "./product.ts"
import { testimonialSchema } from "./testimonial.ts"
import { translationFieldNames } from "./translation.ts"
import { voucherThemeSchema } from "./voucher.ts"

const imageFields = "hash alt placeholder aspect width height url webp_url avif_url"
const image = (width: number, aspect: string) =>
  `(width: ${width}, aspect: "${aspect}") { ${imageFields} }`

const tileFields = `
  id name slug blurb badge price full_price has_price_range price_changes_at in_stock is_new
  is_on_special translated_fields`

/** Fields of a tile with its rating, of which the product's page needs more. */
const ratedTileFields = `${tileFields} rating { average count }`

const trailFields = "url name translated_fields breadcrumbs { url name translated_fields }"

const groupFields = `
  id name url slug model root lft rgt level content title meta_description updated_at
  translated_fields complete_languages
  image${image(300, "4x3")}`

const slideFields = `
  id heading sub_heading content overlay_color text_color image_opacity image_saturation
  free_side mirror_image link link_button_text link_target translated_fields`

const galleryCoverSchema = gallerySchema.omit({ name: true, updated_at: true })

const pageContentFields = `
  id sort_order name template variables hidden start_time end_time text_colour background_colour
  padding_top padding_bottom padding_left padding_right margin_top margin_bottom full_width
  imageHashes { background_image${image(1920, "16x9")} }
  background_image_fixed background_image_opacity background_image_saturation
  background_video_id background_video { id imageHashes { slate${image(1920, "16x9")} } }
  aos_type aos_easing aos_offset aos_duration aos_delay anchor_name editing deleted translated_fields`

/**
 * The GraphQL documents, each with the schema of its variables and of the `data` in its response.
 * Product images are requested at width 1184, tiles at 300 (specification 1, section 9).
 */
export const graphqlDocuments = {
  productByUrl: document({
    text: `query ProductByUrl($url: String!) {
      sellProduct(url: $url) {
        ${tileFields} image${image(1184, "4x3")}
        title meta_description brand content shipping_note updated_at
        ships_by_quote lead_days_min lead_days_max is_ticket event_at event_place
        complete_languages term_labels
        groups { ${trailFields} }
        primary_group { ${trailFields} }
        photos { id name description image${image(1184, "4x3")} }
        video { id platform name slug length slate slate_image${image(1184, "16x9")} file created_at }
        size_chart_image${image(1184, "4x3")}
        variations { name options } attributes { name values }
        skus {
          id sku_photo_id code variations { name variation_type }
          price_each full_price_each on_special in_stock low_stock
        }
        addons {
          min_qty max_qty max_length pattern
          addon {
            id name type required price translated_fields
            dropdown_options { id name price translated_fields }
          }
        }
        related_products { ${ratedTileFields} image${image(300, "4x3")} }
        bought_together { ${ratedTileFields} image${image(300, "4x3")} }
        rating { average count distribution is_demo }
        review_responses { fit finish own { question choices { choice count } } }
        reviews {
          id stars title content author_name fit finish language reply is_demo helpful_count
          submitted_at responses { question choice } images { ${imageFields} }
        }
      }
    }`,
    variables: z.object({ url: z.string() }),
    data: z.object({ sellProduct: productSchema.nullable() }),
  }),
  productsByGroup: document({
    text: `query ProductsByGroup($group: String!, $within: String, $limit: Int = 12, $offset: Int = 0) {
      sellProducts(group: $group, within: $within, limit: $limit, offset: $offset) {
        count data { ${ratedTileFields} image${image(300, "4x3")} }
      }
    }`,
    variables: z.object({
      group: z.string(),
      within: z.string().nullable().optional(),
      limit: z.number().int().optional(),
      offset: z.number().int().optional(),
    }),
    data: z.object({ sellProducts: buildListSchema(productTileSchema) }),
  }),
  newProducts: document({
    text: `query NewProducts($limit: Int = 4) {
      sellProducts(is_new: true, limit: $limit, offset: 0) {
        count data { ${ratedTileFields} image${image(300, "4x3")} }
      }
    }`,
    variables: z.object({ limit: z.number().int().optional() }),
    data: z.object({ sellProducts: buildListSchema(productTileSchema) }),
  }),
  groupByUrl: document({
    text: `query GroupByUrl($url: String!) {
      cognitoGroup(model: "Sell/Product", url: $url) { ${groupFields} }
    }`,
    variables: z.object({ url: z.string() }),
    data: z.object({ cognitoGroup: groupSchema.nullable() }),
  }),
  topLevelGroups: document({
    text: `query TopLevelGroups($root: String = "shop") {
      cognitoGroups(model: "Sell/Product", root: $root, level: 1) { ${groupFields} }
    }`,
    variables: z.object({ root: z.string().optional() }),
    data: z.object({ cognitoGroups: z.array(groupSchema) }),
  }),
  childGroups: document({
    text: `query ChildGroups($parent: String!) {
      cognitoGroups(model: "Sell/Product", parent: $parent) { ${groupFields} }
    }`,
    variables: z.object({ parent: z.string() }),
    data: z.object({ cognitoGroups: z.array(groupSchema) }),
  }),
  parentGroups: document({
    text: `query ParentGroups($of: String!) {
      cognitoGroups(model: "Sell/Product", parents_of: $of) { ${groupFields} }
    }`,
    variables: z.object({ of: z.string() }),
    data: z.object({ cognitoGroups: z.array(groupSchema) }),
  }),
  pages: document({
    text: `query Pages { cognitoPages { id name slug title updated_at } }`,
    variables: z.object({}),
    data: z.object({
      cognitoPages: z.array(
        pageSchema.pick({ id: true, name: true, slug: true, title: true, updated_at: true }),
      ),
    }),
  }),
  pageByUrl: document({
    text: `query PageByUrl($url: String!) {
      cognitoPages(url: $url) {
        id name slug title meta_description content rows updated_at
        translated_fields complete_languages
      }
    }`,
    variables: z.object({ url: z.string() }),
    data: z.object({ cognitoPages: z.array(pageSchema) }),
  }),
  giftVoucherThemes: document({
    text: `query GiftVoucherThemes {
      cognitoGiftVoucherThemes { id name translated_fields image${image(400, "16x9")} }
    }`,
    variables: z.object({}),
    data: z.object({ cognitoGiftVoucherThemes: z.array(voucherThemeSchema) }),
  }),
  galleryById: document({
    text: `query GalleryById($id: Int!, $aspect: String = "16x9") {
      cognitoGallery(id: $id) {
        id url heading sub_heading translated_fields
        slides { ${slideFields} image(width: 400, aspect: $aspect) { ${imageFields} } }
      }
    }`,
    variables: z.object({ id: z.number().int(), aspect: z.string().optional() }),
    data: z.object({ cognitoGallery: galleryCoverSchema.nullable() }),
  }),
  /**
   * Covers of a group's galleries. `first` contains all slides of the gallery at `url`, or without
   * it of the first gallery, so that it opens without another request.
   */
  galleriesByGroup: document({
    text: `query GalleriesByGroup($group: String!, $url: String, $aspect: String = "16x9") {
      cognitoGallerys(group: $group) {
        id url heading sub_heading translated_fields
        slides(limit: 1) { ${slideFields} image${image(400, "16x9")} }
      }
      first: cognitoGallerys(group: $group, url: $url, limit: 1) {
        id url heading sub_heading translated_fields
        slides { ${slideFields} image(width: 400, aspect: $aspect) { ${imageFields} } }
      }
    }`,
    variables: z.object({
      group: z.string(),
      url: z.string().nullable().optional(),
      aspect: z.string().optional(),
    }),
    data: z.object({
      cognitoGallerys: z.array(galleryCoverSchema),
      first: z.array(galleryCoverSchema),
    }),
  }),
  testimonials: document({
    text: `query Testimonials($group: String) {
      cognitoTestimonials(group: $group) { id name title content translated_fields }
    }`,
    variables: z.object({ group: z.string().nullable().optional() }),
    data: z.object({
      cognitoTestimonials: z.array(
        testimonialSchema.pick({
          id: true,
          name: true,
          title: true,
          content: true,
          translated_fields: true,
        }),
      ),
    }),
  }),
  listPageByUrl: document({
    text: `query ListPageByUrl($url: String!) {
      cognitoPage(url: $url) {
        id name url updated_at content translated_fields complete_languages pageContents { ${pageContentFields} }
      }
    }`,
    variables: z.object({ url: z.string() }),
    data: z.object({ cognitoPage: listPageSchema.nullable() }),
  }),
} as const

/**
 * Returns the text of a document without the fields that an API without translations does not know.
 */
export function removeTranslationFields(text: string): string {
  return text.replaceAll(new RegExp(`\\b(?:${translationFieldNames.join("|")})\\b`, "g"), "")
}

function document<V extends z.ZodType, A extends z.ZodType>(parts: {
  text: string
  variables: V
  data: A
}) {
  return parts
}
