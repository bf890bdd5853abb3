import type { AnchorHTMLAttributes, ReactNode } from "react"

type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string
  children: ReactNode
  /**
   * Prefetches the target when the page is idle and the link is in the viewport. For likely
   * targets.
   */
  prefetch?: boolean
}

/**
 * Renders a link to a page of this shop. It is a plain anchor: delegated click handling of the
 * layout turns clicks into client-side navigation, so that links need no client code of their own.
 */
export function ShopLink({ prefetch = false, children, ...anchor }: ShopLinkProps) {
  return (
    <a {...anchor} {...(prefetch && { "data-prefetch": "" })}>
      {children}
    </a>
  )
}
