/** The types of the graph. Names of fields are those of `lib/contract/graphql-documents.ts`. */
export const typeDefinitions = /* GraphQL */ `
  scalar JSON

  type Query {
    sellProduct(url: String!): SellProduct
    sellProducts(
      group: String
      within: String
      is_new: Boolean
      limit: Int = 12
      offset: Int = 0
    ): SellProductList!
    cognitoGroup(model: String = "Sell/Product", url: String!): CognitoGroup
    cognitoGroups(
      model: String = "Sell/Product"
      root: String
      level: Int
      parent: String
      parents_of: String
    ): [CognitoGroup!]!
    cognitoPages(url: String): [CognitoPage!]!
    cognitoPage(url: String!): CognitoListPage
  }

  type Image {
    hash: String!
    alt: String!
    placeholder: String!
    aspect: String!
    width: Int!
    height: Int!
    url: String!
    webp_url: String!
    avif_url: String!
  }

  type SellProductTile {
    id: Int!
    name: String!
    slug: String!
    blurb: String!
    badge: String!
    price: String!
    full_price: String!
    has_price_range: Boolean!
    image(width: Int!, aspect: String!): Image
    in_stock: Boolean!
    is_new: Boolean!
    is_on_special: Boolean!
  }

  type SellProductList {
    count: Int!
    data: [SellProductTile!]!
  }

  type SellProduct {
    id: Int!
    name: String!
    slug: String!
    blurb: String!
    badge: String!
    price: String!
    full_price: String!
    has_price_range: Boolean!
    image(width: Int!, aspect: String!): Image
    in_stock: Boolean!
    is_new: Boolean!
    is_on_special: Boolean!
    title: String!
    meta_description: String!
    brand: String!
    content: String!
    shipping_note: String!
    updated_at: String!
    groups: [ProductGroup!]!
    primary_group: ProductGroup
    photos: [Photo!]!
    video: Video
    size_chart_image(width: Int!, aspect: String!): Image
    variations: [Variation!]!
    skus: [Sku!]!
    addons: [ProductAddon!]!
    related_products: [SellProductTile!]!
  }

  type ProductGroup {
    url: String!
    name: String!
    breadcrumbs: [Breadcrumb!]!
  }

  type Breadcrumb {
    url: String!
    name: String!
  }

  type Photo {
    id: Int!
    name: String!
    description: String!
    image(width: Int!, aspect: String!): Image!
  }

  type Video {
    id: Int!
    platform: String!
    name: String!
    slug: String!
    length: Int!
    slate: String!
    slate_image(width: Int!, aspect: String!): Image
    file: String
  }

  type Variation {
    name: String!
    options: [String!]!
  }

  type Sku {
    id: Int!
    sku_photo_id: Int
    code: String!
    variations: [SkuVariation!]!
    price_each: String!
    full_price_each: String!
    on_special: Boolean!
    in_stock: Boolean!
  }

  type SkuVariation {
    name: String!
    variation_type: String!
  }

  type ProductAddon {
    min_qty: Int!
    max_qty: Int!
    addon: Addon!
  }

  type Addon {
    id: Int!
    name: String!
    type: String!
    required: Boolean!
    price: String!
    dropdown_options: [AddonOption!]!
  }

  type AddonOption {
    id: Int!
    name: String!
    price: String!
  }

  type CognitoGroup {
    id: Int!
    name: String!
    url: String!
    slug: String!
    model: String!
    root: Int!
    lft: Int!
    rgt: Int!
    level: Int!
    image(width: Int!, aspect: String!): Image
    content: String!
    title: String!
    meta_description: String!
    updated_at: String!
  }

  type CognitoPage {
    id: Int!
    name: String!
    slug: String!
    title: String!
    meta_description: String!
    content: String!
    rows: JSON!
    updated_at: String!
  }

  type CognitoListPage {
    id: Int!
    name: String!
    url: String!
    updated_at: String!
    content: String!
    pageContents: [PageContent!]!
  }

  type PageContent {
    id: Int!
    sort_order: Int!
    name: String!
    template: String!
    variables: JSON!
    hidden: Boolean!
    start_time: String
    end_time: String
    text_colour: String
    background_colour: String
    padding_top: String
    padding_bottom: String
    padding_left: String
    padding_right: String
    margin_top: String
    margin_bottom: String
    full_width: Boolean!
    imageHashes: BackgroundImageHashes!
    background_image_fixed: Boolean!
    background_image_opacity: Int!
    background_image_saturation: Int!
    background_video_id: String
    background_video: BackgroundVideo
    aos_type: String
    aos_easing: String
    aos_offset: Int
    aos_duration: Int
    aos_delay: Int
    anchor_name: String
    editing: Boolean!
    deleted: Boolean!
  }

  type BackgroundImageHashes {
    background_image(width: Int!, aspect: String!): Image
  }

  type BackgroundVideo {
    id: String!
    imageHashes: SlateHashes!
  }

  type SlateHashes {
    slate(width: Int!, aspect: String!): Image
  }
`
