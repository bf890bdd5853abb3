/** The GraphQL types of editorial pages and their content. */
export const contentTypeDefinitions = /* GraphQL */ `
  type CognitoPage {
    id: Int!
    name: String!
    slug: String!
    title: String!
    meta_description: String!
    content: String!
    rows: JSON!
    updated_at: String!
    translated_fields: [String!]
    complete_languages: [String!]
  }

  type CognitoListPage {
    id: Int!
    name: String!
    url: String!
    updated_at: String!
    content: String!
    pageContents: [PageContent!]!
    translated_fields: [String!]
    complete_languages: [String!]
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
    translated_fields: [String!]
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

  type Gallery {
    id: Int!
    name: String!
    url: String!
    heading: String!
    sub_heading: String!
    updated_at: String!
    slides(limit: Int): [Slide!]!
    translated_fields: [String!]
  }

  type Slide {
    id: Int!
    heading: String!
    sub_heading: String!
    content: String!
    image(width: Int!, aspect: String!): Image
    overlay_color: String!
    text_color: String!
    image_opacity: Int!
    image_saturation: Int!
    free_side: String!
    mirror_image: Boolean!
    link: String!
    link_button_text: String!
    link_target: String!
    translated_fields: [String!]
  }

  type GiftVoucherTheme {
    id: Int!
    name: String!
    image(width: Int!, aspect: String!): Image
    translated_fields: [String!]
  }

  type Testimonial {
    id: Int!
    name: String!
    title: String!
    content: String!
    image(width: Int!, aspect: String!): Image
    rating: Float
    translated_fields: [String!]
  }
`
