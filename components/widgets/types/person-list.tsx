import { z } from "zod"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { listPeople } from "#lib/api/people.ts"
import { defineWidget } from "../define-widget.ts"
import { PersonCard } from "../people/person-card.tsx"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { groupSetting, textSetting } from "../setting-schemas.ts"

/** The people of the business side by side, at most 64 (specification 2, section 9). */
export const personListWidget = defineWidget({
  type: "core/person_list",
  name: "People",
  purpose: "Introduces the people of the business with photo, name, title and a few words.",
  settings: z.object({
    heading: textSetting.describe("Heading above the people."),
    subheading: textSetting.describe("A line below the heading."),
    group: groupSetting.describe("The group of people that is shown. Empty shows everybody."),
  }),
  examples: ({ personGroup }) => [
    { name: "Everybody", settings: {} },
    {
      name: "A group, with a heading",
      settings: {
        heading: "Who you are dealing with",
        subheading: "Four of us and a shed.",
        group: personGroup,
      },
    },
  ],
  load: ({ group }, { limit, offset, locale }) => listPeople(group, limit, offset, locale),
  View: ({ settings: { heading, subheading }, data, context }) =>
    data.length > 0 && (
      <section>
        {heading !== "" && (
          <SectionHeading below={subheading} {...buildHeadingLang(context)}>
            {heading}
          </SectionHeading>
        )}
        <StaticMarkup
          as="ul"
          className={`grid gap-5 sm:grid-cols-2 ${resolveColumns(data.length)}`}
        >
          {data.map((person) => (
            <PersonCard
              locale={context.locale}
              key={person.id}
              person={person}
              headingLevel={heading === "" ? 2 : 3}
            />
          ))}
        </StaticMarkup>
      </section>
    ),
})

/**
 * Returns the column classes for wide screens: four columns if that avoids an incomplete last row.
 */
function resolveColumns(count: number): string {
  return count % 3 !== 0 && count % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"
}
