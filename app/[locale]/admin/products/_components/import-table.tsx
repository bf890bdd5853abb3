import { useTranslations } from "next-intl"
import type { WireProductImport } from "#lib/contract/product-work-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

type Products = WireProductImport["products"]

const mostProducts = 500

/** Renders what a file changes of each product, with the errors of its lines. */
export function ImportTable({ products }: { products: Products }) {
  const t: TextsOf<"admin.import"> = useTranslations("admin.import")
  if (products.length === 0) return null
  return (
    <>
      <table className="admin-table">
        <caption className="sr-only">{t("importHeading")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("product")}</th>
            <th scope="col">{t("result")}</th>
            <th scope="col">{t("details")}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={`${product.handle} ${product.line}`}>
              <th scope="row">
                <bdi className="wrap-anywhere">{product.handle}</bdi>
              </th>
              <td>{t(product.kind, { count: product.sku_count })}</td>
              <td>
                <Details product={product} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {products.length >= mostProducts && <p>{t("more", { count: mostProducts })}</p>}
    </>
  )
}

function Details({ product }: { product: Products[number] }) {
  const t: TextsOf<"admin.import"> = useTranslations("admin.import")
  const shown = (text: string) => (text === "" ? t("empty") : shorten(text))
  return (
    <ul className="text-sm wrap-anywhere">
      {product.changes.map(({ sku, column, from, to }) => (
        <li key={`${sku} ${column} ${to}`}>
          {sku !== "" && <bdi>{sku}, </bdi>}
          {t("change", { column, from: shown(from), to: shown(to) })}
        </li>
      ))}
      {product.errors.map((issue) => (
        <li key={`${issue.line} ${issue.column} ${issue.message}`} className="text-danger">
          <Issue issue={issue} />
        </li>
      ))}
      {product.warnings.map((issue) => (
        <li key={`${issue.line} ${issue.column} ${issue.message}`}>
          <Issue issue={issue} />
        </li>
      ))}
    </ul>
  )
}

function Issue({
  issue: { line, column, message },
}: {
  issue: Products[number]["errors"][number]
}) {
  const t: TextsOf<"admin.import"> = useTranslations("admin.import")
  return (
    <>
      {t("line", { line })}
      {column !== "" && `, ${column}`}: {message}
    </>
  )
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
