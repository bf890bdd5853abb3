import { getTranslations } from "next-intl/server"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import type { Product } from "#lib/catalogue/product.ts"
import { buildLangAttributes } from "#lib/i18n/localise-content.ts"

type ProductAttributesProps = {
  product: Pick<Product, "attributes" | "termLabels">
  locale: string
  headingLevel: 2 | 3
}

/** Renders the attributes of a product as a table; nothing without any. */
export async function ProductAttributes({ product, locale, headingLevel }: ProductAttributesProps) {
  const { attributes, termLabels = {} } = product
  if (attributes.length === 0) return null
  const t = await getTranslations({ locale, namespace: "product" })
  const Heading = `h${headingLevel}` as const
  return (
    <StaticMarkup as="section" id="attributes" className="max-w-3xl stack-3">
      <Heading className="text-2xl font-bold">{t("attributes")}</Heading>
      <table className="w-full text-start [&_td]:py-2 [&_th]:py-2 [&_th]:pe-6 [&_th]:text-start">
        <tbody className="divide-y divide-line">
          {attributes.map(({ name, values }) => (
            <tr key={name} className="wrap-anywhere align-top">
              <th
                scope="row"
                className="w-2/5 font-semibold"
                {...buildLangAttributes(locale, "", name in termLabels)}
              >
                {termLabels[name] ?? name}
              </th>
              <td
                {...buildLangAttributes(
                  locale,
                  "",
                  values.every((value) => value in termLabels),
                )}
              >
                {values.map((value) => termLabels[value] ?? value).join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </StaticMarkup>
  )
}
