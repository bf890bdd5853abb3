"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { Field } from "./field.tsx"
import { ListFrame } from "./list-frame.tsx"

/** Renders the list of products, or those that a search finds. */
export function ProductsView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tProducts: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { locale } = useAdminPage()
  const link = (path: string) => buildLocalePath(locale, `/admin/products/${path}`)
  return (
    <>
      <PageHeading>{t("products")}</PageHeading>
      <p className="links flex flex-wrap gap-x-6">
        <ShopLink href={link("new")}>{tProducts("new")}</ShopLink>
        <ShopLink href={link("low-stock")}>{tProducts("lowStock")}</ShopLink>
        <ShopLink href={link("import")}>{tProducts("import")}</ShopLink>
      </p>
      <ListBase resource="products" perPage={25} storeKey={false} disableAuthentication>
        <ListFrame<AdminProduct> filters={<ProductSearch />}>
          {(products) => <ProductTable products={products} />}
        </ListFrame>
      </ListBase>
    </>
  )
}

function ProductSearch() {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { filterValues, setFilters } = useListContext()
  const shown = typeof filterValues.q === "string" ? filterValues.q : ""
  const [text, setText] = useState(shown)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFilters(text.trim() === "" ? {} : { q: text.trim() })
  }
  return (
    <search>
      <form onSubmit={search} className="admin-filters">
        <Field label={t("search")} value={text} onChange={setText} />
        <Button type="submit" kind="secondary">
          {t("button")}
        </Button>
      </form>
    </search>
  )
}

function ProductTable({ products }: { products: readonly AdminProduct[] }) {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{tNav("products")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("state")}</th>
          <th scope="col" className="admin-wide">
            {t("changed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/products/${product.id}`)}>
                {product.name}
              </ShopLink>
            </th>
            <td>{product.enabled ? t("shown") : t("hidden")}</td>
            <td className="admin-wide">{formatDate(product.updated_at, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
