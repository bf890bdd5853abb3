import type { ModelInput, PageIds } from "../../seed-types.ts"
import {
  buildHeadingWidget,
  buildHtmlWidget,
  buildRows,
  buildWidget,
} from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"

/** Questions and answers, a tab for each group of them. */
export function buildFaqPage(ids: PageIds): ModelInput<"cognito/page"> {
  const questions = (group: string, title: string, content: string) =>
    buildWidget("core/faq", { heading: title, content, group: ids.groupUrl(group) })
  return {
    name: "Questions and Answers",
    url: "faq",
    title: "Questions and Answers",
    meta_description: describePath("/faq"),
    rows: buildRows([
      [
        [
          12,
          [
            buildHeadingWidget("Questions and Answers", "h1"),
            buildHtmlWidget(
              "<p>What people ask us at the counter, on the phone and by email, and what we answer.</p>",
            ),
          ],
        ],
      ],
      {
        tabs: [
          [
            "Ordering and delivery",
            [
              questions(
                "ordering-and-delivery",
                "Ordering and delivery",
                '<p>From your cart to your door. All of it in full is under <a href="/shipping-and-returns">shipping and returns</a>.</p>',
              ),
            ],
          ],
          [
            "Resin and safety",
            [
              questions(
                "resin-and-safety",
                "Resin and safety",
                '<p>Short answers. The long ones are on the <a href="/resin-safety">resin safety page</a>.</p>',
              ),
            ],
          ],
          [
            "Made to order",
            [
              questions(
                "made-to-order",
                "Made to order",
                "<p>Names, photos, spare parts and things that do not exist yet.</p>",
              ),
            ],
          ],
        ],
      },
      [
        [
          8,
          [
            buildHeadingWidget("Not answered?", "h2", true),
            buildWidget("core/button_link", {
              button_text: "Ask us",
              button_colour: "bnd",
              link_to_page: ids.page("contact"),
              full_width: 1,
            }),
          ],
          { offset: 2 },
        ],
      ],
    ]),
  }
}
