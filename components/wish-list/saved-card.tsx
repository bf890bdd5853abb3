import type { ReactNode } from "react"
import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { SavedProduct } from "#lib/wish-list/saved-product.ts"

export type SavedCardLabels = {
  choose: string
  optionsGone: string
  outOfStock: string
  gone: string
  fullPrice: string
  specialPrice: string
}

const sizes = "(min-width: 640px) 144px, 96px"

type SavedCardProps = {
  /** Level of the product's heading. */
  headingLevel: 2 | 3
  product: SavedProduct
  locale: string
  labels: SavedCardLabels
  /** What can be done with it. */
  children?: ReactNode
}

/** Renders a saved product with today's price and whether it can be bought. */
export function SavedCard(props: SavedCardProps) {
  const { product, locale, labels, headingLevel, children } = props
  const Heading = `h${headingLevel}` as const
  const note = getStateText(product, labels)
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <ItemThumbnail picture={product.picture} sizes={sizes} className="w-full" />
      <div className="stack-2">
        {product.state === "gone" ? (
          <p className="font-semibold">{labels.gone}</p>
        ) : (
          <>
            <Heading className="text-lg" {...buildFieldAttributes(locale, product, "name")}>
              <ShopLink
                href={buildLocalePath(locale, buildProductPath(product.slug, product.optionQuery))}
                className="-my-2 inline-block py-2 wrap-anywhere underline-offset-4 hover:underline"
              >
                {product.name}
              </ShopLink>
            </Heading>
            {product.options !== "" && (
              <p
                className="text-sm text-muted"
                {...buildFieldAttributes(locale, product, "options")}
              >
                {product.options}
              </p>
            )}
            <p className="price">
              {product.fullPrice !== null && (
                <s className="font-normal text-muted">
                  <span className="sr-only">{labels.fullPrice} </span>
                  {product.fullPrice}
                </s>
              )}{" "}
              <span className={`font-semibold ${product.fullPrice === null ? "" : "text-accent"}`}>
                {product.fullPrice !== null && (
                  <span className="sr-only">{labels.specialPrice} </span>
                )}
                {product.price}
              </span>
            </p>
            {note !== "" && (
              <p className={`text-sm ${product.state === "choose" ? "text-muted" : "text-danger"}`}>
                {note}
              </p>
            )}
          </>
        )}
        {children}
      </div>
    </li>
  )
}

function getStateText({ state }: SavedProduct, labels: SavedCardLabels): string {
  if (state === "choose") return labels.choose
  if (state === "options_gone") return labels.optionsGone
  return state === "out_of_stock" ? labels.outOfStock : ""
}
