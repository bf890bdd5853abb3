import type { PlacedWidget } from "./page-tree.ts"

/** Builds a new widget without settings: its own defaults apply. */
export function buildWidget(type: string): PlacedWidget {
  return {
    outer: "",
    type,
    templatevar: {},
    limit: 100,
    offset: 0,
    sorting: "",
    pagination_previous_label: "",
    pagination_next_label: "",
    wrapper: {
      hidden: false,
      hidden_before: null,
      hidden_after: null,
      padding_top: null,
      padding_bottom: null,
      padding_left: null,
      padding_right: null,
      margin_top: null,
      margin_bottom: null,
      margin_left: null,
      margin_right: null,
      background_colour: null,
      text_colour: null,
      background_image: null,
      background_image_fixed: false,
      background_image_opacity: 100,
      background_image_saturation: 100,
      full_width: false,
      background_video_id: null,
      aos_type: null,
      aos_easing: null,
      aos_offset: null,
      aos_duration: null,
      aos_delay: null,
      anchor_name: null,
      background_video: null,
    },
  }
}
