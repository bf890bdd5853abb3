import { PageRows } from "#components/widgets/page-rows.tsx"
import type { LoadedSection } from "../page-data.ts"

/** Renders the sections of the catalogue with a table of contents above. */
export function CatalogueView({ sections }: { sections: readonly LoadedSection[] }) {
  return (
    <>
      <nav aria-label="Widgets">
        <ul className="flex flex-wrap gap-x-4">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 min-w-11 items-center underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <CatalogueSection key={section.id} {...section} />
      ))}
    </>
  )
}

function CatalogueSection({ id, title, type, purpose, entries }: LoadedSection) {
  return (
    <div id={id} className="flex scroll-mt-24 flex-col gap-6 border-t border-line pt-6">
      <div>
        <h2 className="text-2xl font-bold">{title}</h2>
        {type && <code className="text-muted">{type}</code>}
        <p className="mt-1 max-w-prose">{purpose}</p>
      </div>
      {entries.map((entry) => (
        <CatalogueExample key={entry.id} {...entry} />
      ))}
    </div>
  )
}

function CatalogueExample({ id, name, settings, loaded }: LoadedSection["entries"][number]) {
  return (
    <figure id={id} className="grid scroll-mt-24 gap-3 lg:grid-cols-12 lg:gap-6">
      <figcaption className="font-semibold lg:col-span-12">{name}</figcaption>
      <div data-example={id} className="min-w-0 lg:col-span-8">
        <PageRows rows={[loaded]} />
      </div>
      <pre className="min-w-0 self-start rounded-lg bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap lg:col-span-4">
        <code>{JSON.stringify(settings, null, 2)}</code>
      </pre>
    </figure>
  )
}
