import type { BreadcrumbStep } from "#lib/catalogue/group.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { ShopLink } from "./shop-link.tsx"

/** The `href` of a step is a path without a locale prefix; null for the current page. */
type BreadcrumbsProps = { steps: readonly BreadcrumbStep[]; label: string; locale: string }

/** Renders the breadcrumb links from the home page to the current page. */
export function Breadcrumbs({ steps, label, locale }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, href, isRecord, translatedFields = [] }, at) => (
          <li
            key={`${href}${name}`}
            className="flex items-center gap-x-2"
            {...(isRecord && buildFieldAttributes(locale, { translatedFields }, "name"))}
          >
            {at > 0 && (
              <span aria-hidden="true" className="rtl:[scale:-1_1]">
                ›
              </span>
            )}
            {href === null ? (
              <span aria-current="page" className="py-3">
                {name}
              </span>
            ) : (
              <ShopLink
                href={buildLocalePath(locale, href)}
                className="-mx-2 min-w-11 px-2 py-3 text-center underline-offset-4 hover:underline"
              >
                {name}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
