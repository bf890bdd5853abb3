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

export const blogPage: ModelInput<"cognito/page"> = {
  name: "Blog",
  url: "blog",
  title: "Blog: Printing and Laser-Cutting Advice",
  meta_description: describePath("/blog"),
  content:
    "<p>Notes from the bench: what we learned by spoiling things, written down so that you do not have to.</p>",
}

/** How to reach the shop, with the form to write to it. */
export function buildContactPage(ids: PageIds): ModelInput<"cognito/page"> {
  return {
    name: "Contact",
    url: "contact",
    title: "Contact Us",
    meta_description: describePath("/contact"),
    rows: buildRows([
      [
        [
          7,
          [
            buildHeadingWidget("Contact Us", "h1"),
            buildHtmlWidget(`<p>Fill out the form below to contact us</p>`),
            buildWidget("core/form", { form: ids.form("contact") }),
          ],
        ],
        [
          5,
          [
            buildHtmlWidget(`<p>We answer within one business day and are at the phone Monday to Friday, 9 am to 4 pm (Queensland time). You are welcome at the workshop by appointment.</p>
<p>About an order? Please have your order number ready. If something arrived damaged, send a photo as well.</p>
<p>It may be <a href="/faq">answered already</a>.</p>`),
          ],
        ],
      ],
    ]),
  }
}

export const resinSafetyPage: ModelInput<"cognito/page"> = {
  name: "Resin Safety",
  url: "resin-safety",
  title: "Resin Safety",
  meta_description: describePath("/resin-safety"),
  rows: buildRows([
    [
      [
        8,
        [
          buildHeadingWidget("Resin Safety", "h1"),
          buildHtmlWidget(`<p>Liquid resin irritates skin and eyes, and some people become allergic to it for life. Cured right through, it is harmless to touch. Everything below follows from that.</p>
<h2>Every time</h2>
<ol>
<li>Wear nitrile gloves, not latex, and change them when splashed.</li>
<li>Wear eye protection when pouring, scraping or washing.</li>
<li>Air the room. A window and a door open is good; a fan that blows outwards is better.</li>
<li>Keep food, drink, children and animals out of the room.</li>
<li>Wash your hands with soap and cold water afterwards.</li>
</ol>
<h2>After a splash</h2>
<p><strong>On skin:</strong> wipe off, then wash with plenty of soap and water. Never use alcohol or acetone on skin: they carry resin in deeper. <strong>In eyes:</strong> rinse with running water for 15 minutes and see a doctor. <strong>Swallowed:</strong> do not make yourself vomit; ring the Poisons Information Centre on 13 11 26. In an emergency ring 000.</p>
<h2>Storing</h2>
<p>Keep bottles closed, upright, dark and between 15 and 30 °C, on a shelf that children cannot reach. Write the date on the cap.</p>
<h2>Disposing</h2>
<p>Liquid resin and dirty alcohol are hazardous waste and never go down a drain. Small amounts can be hardened in the sun in a clear tub and binned when solid. Councils take larger amounts at collection days; ask yours.</p>`),
        ],
      ],
      [4, [{ type: "core/link_children", templatevar: { top_level: "helpful-links" } }]],
    ],
  ]),
}
