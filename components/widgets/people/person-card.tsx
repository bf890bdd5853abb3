import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { Person } from "#lib/content/person.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"

/** The largest is the width of specification 2, section 9. */
const widths = [300, 450, 600, 900]
const sizes = "(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 96vw"

type PersonCardProps = { person: Person; headingLevel: 2 | 3; locale: string }

/** Renders a person of the business: photo, name, title and description. */
export function PersonCard({ person, headingLevel, locale }: PersonCardProps) {
  const { name, title, description, photo } = person
  const Heading = `h${headingLevel}` as const
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface text-ink">
      <div className="aspect-4/3 bg-sunken">
        {photo ? (
          <Picture
            picture={photo}
            alt={photo.alt || name}
            className="size-full object-cover"
            widths={widths}
            sizes={sizes}
          />
        ) : (
          <p
            aria-hidden="true"
            className="flex size-full items-center justify-center text-5xl font-bold text-muted"
          >
            {buildInitials(name)}
          </p>
        )}
      </div>
      <div className="stack-2 p-5">
        <Heading className="text-xl font-bold wrap-anywhere">{name}</Heading>
        {title !== "" && (
          <p
            className="font-semibold text-brand"
            {...buildFieldAttributes(locale, person, "title")}
          >
            {title}
          </p>
        )}
        {description.trim() !== "" && (
          <Prose
            html={description}
            locale={locale}
            isTranslated={isTranslated(person, "description")}
          />
        )}
      </div>
    </li>
  )
}

/** Returns the initials of the first and the last word of a name. */
function buildInitials(name: string): string {
  const words = name.split(/\s+/)
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return picked.map((word) => Array.from(word ?? "")[0] ?? "").join("")
}
