import { ShopLink } from "#components/ui/shop-link.tsx"

/** Renders the link to the form that requests an email for when a sold-out SKU is back in stock. */
export function StockAlertLink({
  path,
  skuId,
  text,
  className = "",
}: {
  path: string
  skuId: number
  text: string
  className?: string
}) {
  return (
    <ShopLink
      href={`${path}/${skuId}`}
      rel="nofollow"
      className={`inline-flex min-h-11 items-center underline underline-offset-4 ${className}`}
    >
      {text}
    </ShopLink>
  )
}
