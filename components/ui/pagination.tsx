import { listPageNumbers } from "#lib/catalogue/pagination.ts"
import { ShopLink } from "./shop-link.tsx"

export type PaginationLabels = {
  nav: string
  first: string
  previous: string
  next: string
  last: string
  page: (page: number) => string
}

type PaginationProps = {
  page: number
  pageCount: number
  buildHref: (page: number) => string
  labels: PaginationLabels
}

const cell = "flex min-h-11 min-w-11 items-center justify-center rounded-lg px-2"

/** Renders links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, buildHref, labels }: PaginationProps) {
  if (pageCount <= 1) return null
  const arrow = (target: number, sign: string, label: string, rel?: "prev" | "next") => (
    <Arrow
      href={target < 1 || target > pageCount || target === page ? null : buildHref(target)}
      sign={sign}
      label={label}
      rel={rel}
    />
  )
  return (
    <nav aria-label={labels.nav} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {arrow(1, "«", labels.first)}
        {arrow(page - 1, "‹", labels.previous, "prev")}
        {listPageNumbers(page, pageCount).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={cell}>…</span>
            ) : (
              <PageNumber
                number={number}
                label={labels.page(number)}
                href={number === page ? null : buildHref(number)}
              />
            )}
          </li>
        ))}
        {arrow(page + 1, "›", labels.next, "next")}
        {arrow(pageCount, "»", labels.last)}
      </ul>
    </nav>
  )
}

type ArrowProps = { href: string | null; sign: string; label: string; rel?: string | undefined }

function Arrow({ href, sign, label, rel }: ArrowProps) {
  const mirrored = <span className="rtl:[scale:-1_1]">{sign}</span>
  return (
    <li>
      {href === null ? (
        <span aria-hidden="true" className={`${cell} text-line`}>
          {mirrored}
        </span>
      ) : (
        <ShopLink href={href} rel={rel} aria-label={label} className={`${cell} hover:bg-tint`}>
          {mirrored}
        </ShopLink>
      )}
    </li>
  )
}

function PageNumber({
  number,
  label,
  href,
}: {
  number: number
  label: string
  href: string | null
}) {
  if (href === null) {
    return (
      <span aria-current="page" className={`${cell} bg-brand font-semibold text-on-brand`}>
        {number}
      </span>
    )
  }
  return (
    <ShopLink href={href} aria-label={label} className={`${cell} hover:bg-tint`}>
      {number}
    </ShopLink>
  )
}
