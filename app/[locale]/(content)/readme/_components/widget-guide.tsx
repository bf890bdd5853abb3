import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildSectionId } from "#components/widgets/catalogue/catalogue.ts"
import type { SettingDoc, Widget } from "#components/widgets/define-widget.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Renders the purpose and the settings of a widget. */
export function WidgetGuide({ widget, locale }: { widget: Widget; locale: string }) {
  const id = buildSectionId(widget.type)
  const settings = widget.describeSettings()
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="scroll-mt-24">
      <h3 id={`${id}-name`} className="text-xl font-bold">
        {widget.name} <code className="text-base font-normal text-muted">{widget.type}</code>
      </h3>
      <p className="mt-1 max-w-prose">
        {widget.purpose}{" "}
        <ShopLink href={`${buildLocalePath(locale, "/demo_asdf")}#${id}`} className="underline">
          See it
        </ShopLink>
      </p>
      {settings.length > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-2 md:grid-cols-[1fr_3fr]">
          {settings.map((setting) => (
            <SettingGuide key={setting.name} {...setting} />
          ))}
        </dl>
      )}
    </section>
  )
}

function SettingGuide({ name, description, choices, fallback }: SettingDoc) {
  return (
    <>
      <dt>
        <code>{name}</code>
      </dt>
      <dd className="max-w-prose">
        {description}
        {choices.length > 0 && ` One of ${choices.join(", ")}.`}
        {hasWorth(fallback) && ` Without it: ${String(fallback)}.`}
      </dd>
    </>
  )
}

/** True if a default is worth showing: a number or a non-empty string. */
function hasWorth(fallback: unknown): boolean {
  return (typeof fallback === "string" && fallback !== "") || typeof fallback === "number"
}
