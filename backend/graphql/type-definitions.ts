/** The GraphQL schema. Its field names match `lib/contract/graphql-documents.ts`. */
export const typeDefinitions = /* GraphQL */ `
  scalar JSON

  type Query {
    sellProduct(url: String!): SellProduct
    sellProducts(
      group: String
      within: String
      is_new: Boolean
      sort: String = "featured"
      price_min: String
      price_max: String
      in_stock: Boolean = false
      on_special: Boolean = false
      personalised: Boolean = false
      "The lowest average of reviews, in stars."
      rating_min: Int
      "Values of options and attributes: the name, a colon, the value."
      filter: [String!] = []
      limit: Int = 12
      "The same as limit, by its other name."
      first: Int
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
    cognitoGallery(id: Int!): Gallery
    cognitoGallerys(group: String, url: String, limit: Int = 100): [Gallery!]!
    cognitoTestimonials(group: String, limit: Int = 100): [Testimonial!]!
    cognitoGiftVoucherThemes: [GiftVoucherTheme!]!
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
    price_changes_at: String
    image(width: Int!, aspect: String!): Image
    in_stock: Boolean!
    is_new: Boolean!
    is_on_special: Boolean!
    rating: Rating
    "Fields in the requested language; the others are English."
    translated_fields: [String!]
  }

  type SellProductList {
    count: Int!
    data: [SellProductTile!]!
    "What the list can be filtered by."
    facets: SellProductFacets!
  }

  type SellProductFacets {
    in_stock: Int!
    on_special: Int!
    personalised: Int!
    ratings: [FacetRating!]!
    price: PriceRange
    values: [FacetValues!]!
    price_changes_at: String
    "Names of values in the requested language, by the English ones; null in English."
    term_labels: JSON
  }

  type PriceRange {
    min: String!
    max: String!
  }

  type FacetRating {
    min: Int!
    count: Int!
  }

  type FacetValues {
    name: String!
    values: [FacetValue!]!
  }

  type FacetValue {
    value: String!
    count: Int!
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
    price_changes_at: String
    image(width: Int!, aspect: String!): Image
    in_stock: Boolean!
    is_new: Boolean!
    is_on_special: Boolean!
    title: String!
    meta_description: String!
    brand: String!
    content: String!
    shipping_note: String!
    ships_by_quote: Boolean!
    lead_days_min: Int
    lead_days_max: Int
    is_ticket: Boolean!
    event_at: String
    event_place: String!
    updated_at: String!
    groups: [ProductGroup!]!
    primary_group: ProductGroup
    photos: [Photo!]!
    "The pictures of its photos."
    images(width: Int!, aspect: String!): [Image!]!
    video: Video
    size_chart_image(width: Int!, aspect: String!): Image
    variations: [Variation!]!
    attributes: [ProductAttribute!]!
    skus: [Sku!]!
    addons: [ProductAddon!]!
    related_products: [SellProductTile!]!
    "Products in stock that different customers bought in the same order, most frequent first."
    bought_together: [SellProductTile!]!
    rating: Rating
    "The newest published reviews; the REST API lists all of them."
    reviews: [Review!]!
    "Responses of all its reviews; null without a published one."
    review_responses: ReviewResponses
    translated_fields: [String!]
    "Languages in which its title, description and content exist, besides English."
    complete_languages: [String!]
    "Names of its options and attributes in the requested language, by the English ones."
    term_labels: JSON
  }

  type Rating {
    average: Float!
    count: Int!
    "The number of reviews by stars, those with five stars first."
    distribution: [Int!]!
    is_demo: Boolean!
  }

  "How many reviews have each value of each question, in the order of the contract."
  type ReviewResponses {
    fit: [Int!]!
    finish: [Int!]!
    own: [OwnResponses!]!
  }

  type OwnResponses {
    question: String!
    choices: [ChoiceCount!]!
  }

  type ChoiceCount {
    choice: String!
    count: Int!
  }

  type ShopResponse {
    question: String!
    choice: String!
  }

  type Review {
    id: Int!
    stars: Int!
    title: String!
    content: String!
    author_name: String!
    fit: String
    finish: String
    responses: [ShopResponse!]!
    images: [Image!]!
    language: String!
    reply: String!
    is_demo: Boolean!
    helpful_count: Int!
    submitted_at: String!
  }

  type ProductGroup {
    url: String!
    name: String!
    breadcrumbs: [Breadcrumb!]!
    translated_fields: [String!]
  }

  type Breadcrumb {
    url: String!
    name: String!
    translated_fields: [String!]
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
    created_at: String!
  }

  type Variation {
    name: String!
    options: [String!]!
  }

  type ProductAttribute {
    name: String!
    values: [String!]!
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
    low_stock: Boolean!
  }

  type SkuVariation {
    name: String!
    variation_type: String!
  }

  type ProductAddon {
    min_qty: Int!
    max_qty: Int!
    max_length: Int
    pattern: String
    addon: Addon!
  }

  type Addon {
    id: Int!
    name: String!
    type: String!
    required: Boolean!
    price: String!
    dropdown_options: [AddonOption!]!
    translated_fields: [String!]
  }

  type AddonOption {
    id: Int!
    name: String!
    price: String!
    translated_fields: [String!]
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
    "The groups directly below it, in order."
    children: [CognitoGroup!]!
    translated_fields: [String!]
    complete_languages: [String!]
  }
`
