"use client"

import type { FieldGroup } from "#lib/admin/form-field.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { useCall } from "../../_components/use-call.ts"
import { type AddonForms, AddonSection } from "./addon-section.tsx"
import { CategoryForm } from "./category-form.tsx"
import { OptionEditor } from "./option-editor.tsx"
import { ProductMore } from "./product-more.tsx"
import { SkuGrid } from "./sku-grid.tsx"
import { StockSection } from "./stock-section.tsx"

/** The forms that the server describes from the contract's schemas. */
export type ProductForms = AddonForms & { more: readonly FieldGroup[] }

type ProductPartsProps = { product: AdminProduct; forms: ProductForms }

/** Renders what belongs to a product: variants, stock, categories and add-ons. */
export function ProductParts({ product, forms }: ProductPartsProps) {
  const { id } = product
  const { data, error, refetch } = useCall("listSkus", { filter: { product_id: id } })
  const skus = data?.data
  return (
    <>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {skus !== undefined && (
        <>
          <OptionEditor key={`options-${product.version}`} product={product} skus={skus} />
          <SkuGrid product={product} skus={skus} />
          <StockSection product={product} skus={skus} />
        </>
      )}
      <CategoryForm product={product} />
      <AddonSection productId={id} forms={forms} />
      <ProductMore id={id} groups={forms.more} />
    </>
  )
}
