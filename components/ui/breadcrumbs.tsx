import { ShopLink } from "./shop-link.tsx"

/** A step without a link is the page being shown. */
type Step = { name: string; href: string | null }

/** The way from the front of the site down to here, as links. */
export function Breadcrumbs({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, href }, at) => (
          <li key={`${href}${name}`} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">›</span>}
            {href === null ? (
              <span aria-current="page" className="py-3">
                {name}
              </span>
            ) : (
              <ShopLink href={href} className="py-3 underline-offset-4 hover:underline">
                {name}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
