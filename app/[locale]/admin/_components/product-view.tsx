"use client"

import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import { PhotoEditor } from "../products/_components/photo-editor.tsx"
import { ProductActions } from "../products/_components/product-actions.tsx"
import { type ProductForms, ProductParts } from "../products/_components/product-parts.tsx"
import { ProductForm, ProductSearchForm } from "./product-form.tsx"
import { RecordFrame } from "./record-frame.tsx"

/** Renders the editor of a product: its texts, how search engines show it, and what belongs to it. */
export function ProductView({ id, forms }: { id: number; forms: ProductForms }) {
  return (
    <RecordFrame<AdminProduct> resource="products" id={id} listPath="products" heading={null}>
      {(product) => (
        <>
          <PageHeading>{product.name}</PageHeading>
          <ProductActions product={product} />
          <ProductForm product={product} />
          <PhotoEditor product={product} />
          <ProductSearchForm product={product} />
          <ProductParts product={product} forms={forms} />
        </>
      )}
    </RecordFrame>
  )
}
