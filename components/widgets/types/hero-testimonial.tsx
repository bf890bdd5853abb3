import { z } from "zod"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { listTestimonials } from "#lib/api/testimonials.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { groupSetting, textSetting } from "../setting-schemas.ts"
import { getRatingText, TestimonialCard } from "../testimonials/testimonial-card.tsx"

/** Specification 2, section 9. */
const shownCount = 3

/** The first three testimonials of a group, with a button. */
export const heroTestimonialWidget = defineWidget({
  type: "core/hero_testimonial",
  name: "Testimonials on a band",
  purpose: "Lets three customers speak, then leads on with a button.",
  settings: z.object({
    heading: textSetting.describe("Heading of the band."),
    subheading: textSetting.describe("A line below the heading."),
    testimonials: groupSetting.describe(
      "The group of testimonials whose first three are shown. Empty chooses from all.",
    ),
    button_text: textSetting.describe("What the button says. Empty shows no button."),
    button_link: textSetting.describe("Where the button leads: a path of the shop or an address."),
    button_colour: textSetting.describe(
      "A colour code: wht, blk, bnd, pri, sec, suc, inf, wrn or dng.",
    ),
  }),
  examples: ({ testimonialGroup }) => [
    { name: "Three of all", settings: {} },
    {
      name: "Of a group, with a button",
      settings: {
        heading: "What our customers say",
        subheading: "From Gladstone, Calliope and further away.",
        testimonials: testimonialGroup,
        button_text: "See the shop",
        button_link: "/shop",
        button_colour: "sec",
      },
    },
  ],
  load: async ({ testimonials: group }, { limit, offset, locale }) =>
    listTestimonials(group, shownCount, limit, offset, locale),
  describe: ({ data }) => ({ kind: "reviews", testimonials: data, showsAverage: false }),
  View: async ({ settings, data, context }) => {
    const { locale } = context
    if (data.length === 0) return null
    const { heading, subheading, button_text: text, button_colour: colour } = settings
    const link = resolveLink(settings.button_link)
    const buildRatingText = await getRatingText(locale)
    return (
      <section className="rounded-card bg-sunken px-4 py-8 text-ink sm:px-8 md:py-12">
        {heading !== "" && (
          <SectionHeading below={subheading} isCentred {...buildHeadingLang(context)}>
            {heading}
          </SectionHeading>
        )}
        <StaticMarkup as="ul" className="grid gap-5 lg:grid-cols-3">
          {data.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard
                testimonial={testimonial}
                locale={locale}
                buildRatingText={buildRatingText}
              />
            </li>
          ))}
        </StaticMarkup>
        {link && text !== "" && (
          <p className="mt-8 text-center">
            <ButtonLink
              link={link}
              text={text}
              colour={colour}
              locale={locale}
              lang={buildFieldAttributes(locale, context, "button_text")}
            />
          </p>
        )}
      </section>
    )
  },
})
