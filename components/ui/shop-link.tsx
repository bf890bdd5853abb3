import type { AnchorHTMLAttributes, ReactNode } from "react"

type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string
  children: ReactNode
  /** Fetch the target ahead once the page is quiet and the link is in view. For likely targets. */
  isLikely?: boolean
}

/**
 * A link to a page of this shop. A plain anchor: the frame's link watcher turns its clicks into
 * navigation inside the app, so that links cost no client code of their own.
 */
export function ShopLink({ isLikely = false, children, ...anchor }: ShopLinkProps) {
  return (
    <a {...anchor} {...(isLikely && { "data-prefetch": "" })}>
      {children}
    </a>
  )
}
