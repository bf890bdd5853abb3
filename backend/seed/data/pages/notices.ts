import { buildHtmlWidget, withWrapper } from "../../write/page-blocks.ts"

/**
 * The last days for Christmas, shown from 1 December until Christmas Day is over. Midnight in
 * Queensland, which keeps no daylight saving, is 14:00 in UTC.
 */
export const christmasNotice = withWrapper(
  buildHtmlWidget(
    "<p><strong>In time for Christmas:</strong> order personalised pieces by 10 December. Everything else can go by Standard Post until 15 December and by Express Post until 18 December. The workshop rests from 25 December to 4 January.</p>",
  ),
  {
    hidden_before: "2026-11-30T14:00:00Z",
    hidden_after: "2026-12-25T14:00:00Z",
    background_colour: "brand",
    text_colour: "white",
    padding_top: "4",
    padding_bottom: "4",
    padding_left: "6",
    padding_right: "6",
  },
)
