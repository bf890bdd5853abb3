import { z } from "zod"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { listTestimonials } from "#lib/api/testimonials.ts"
import { getAverageRating } from "#lib/content/testimonial.ts"
import { defineWidget } from "../define-widget.ts"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { groupSetting, textSetting } from "../setting-schemas.ts"
import {
  AverageRatingText,
  getRatingText,
  TestimonialCard,
} from "../testimonials/testimonial-card.tsx"

const pageSize = 100

/** All testimonials of a group, one card each. */
export const testimonialGridWidget = defineWidget({
  type: "core/testimonial_grid",
  name: "Testimonials",
  purpose: "Shows everything customers have said, or what those of a group have.",
  settings: z.object({
    heading: textSetting.describe("Heading above the testimonials."),
    subheading: textSetting.describe("A line below the heading."),
    group: groupSetting.describe("The group of testimonials that is shown. Empty shows all."),
  }),
  examples: ({ testimonialGroup }) => [
    { name: "All of them", settings: {} },
    {
      name: "A group, with a heading",
      settings: {
        heading: "Said about us",
        subheading: "Word for word, the good and the picky.",
        group: testimonialGroup,
      },
    },
  ],
  load: ({ group }, { limit, offset, locale }) =>
    listTestimonials(group, pageSize, limit, offset, locale),
  describe: ({ data }) => ({ kind: "reviews", testimonials: data, showsAverage: true }),
  View: async ({ settings: { heading, subheading }, data, context }) => {
    const { locale } = context
    if (data.length === 0) return null
    const buildRatingText = await getRatingText(locale)
    const average = getAverageRating(data)
    return (
      <section>
        {heading !== "" && (
          <SectionHeading below={subheading} {...buildHeadingLang(context)}>
            {heading}
          </SectionHeading>
        )}
        {average && <AverageRatingText average={average} locale={locale} />}
        <StaticMarkup as="ul" className="gap-5 stack-5 sm:columns-2 lg:columns-3">
          {data.map((testimonial) => (
            <li key={testimonial.id} className="break-inside-avoid">
              <TestimonialCard
                testimonial={testimonial}
                locale={locale}
                buildRatingText={buildRatingText}
              />
            </li>
          ))}
        </StaticMarkup>
      </section>
    )
  },
})
