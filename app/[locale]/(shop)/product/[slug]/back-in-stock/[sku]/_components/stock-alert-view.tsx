import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import { NotSelling } from "#components/commerce/not-selling.tsx"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { handleStockAlertRequest } from "#lib/cart/stock-alert-action.ts"
import { buildProductPath, buildStockAlertPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { PageGraph } from "../../../../../../_components/page-graph.tsx"
import type { StockAlertPageData } from "../page-data.ts"

type StockAlertViewProps = { locale: string; data: StockAlertPageData }

/** Renders the form that requests an email for when a sold-out SKU is back in stock. */
export async function StockAlertView({ locale, data }: StockAlertViewProps) {
  const { product, sku, name, isSelling } = data
  const t = await getTranslations({ locale, namespace: "stockAlert" })
  const isOpen = isSelling && !sku.isInStock
  return (
    <Container className="max-w-md stack-6 py-8 md:py-14">
      <div className="stack-2">
        <PageHeading>{t("requestAlert")}</PageHeading>
        {isOpen && <p className="wrap-anywhere text-muted">{t("intro", { name })}</p>}
      </div>
      <div className="card stack-6 p-5 sm:p-6">
        {isOpen ? (
          <StockAlertForm locale={locale} skuId={sku.id} />
        ) : isSelling ? (
          <p>{t("inStock", { name })}</p>
        ) : (
          <NotSelling locale={locale} />
        )}
      </div>
      <p>
        <TextLink href={buildLocalePath(locale, buildProductPath(product.slug))}>
          {t("back", { name: product.name })}
        </TextLink>
      </p>
      <PageFacts kind="product" slug={product.slug} updatedAt={product.updatedAt} />
      <PageGraph
        kind="WebPage"
        path={`${buildStockAlertPath(product.slug)}/${sku.id}`}
        locale={locale}
        name={t("title", { name })}
      />
    </Container>
  )
}

async function StockAlertForm({ locale, skuId }: { locale: string; skuId: number }) {
  const [t, tAccount, tForm, labels] = await Promise.all([
    getTranslations({ locale, namespace: "stockAlert" }),
    getTranslations({ locale, namespace: "account" }),
    getTranslations({ locale, namespace: "form" }),
    buildAccountFormLabels(locale, "recovery"),
  ])
  return (
    <AccountForm
      form="stockAlert"
      id="stock-alert"
      name={t("requestAlert")}
      action={handleStockAlertRequest}
      labels={labels}
      notices={{ sent: <p>{t("sent")}</p> }}
      steps={{ sent: <></> }}
    >
      <input type="hidden" name="sku" value={skuId} />
      <EmailField name="email" label={tAccount("email")} note={t("privacy")} isRequired />
      <SendButton label={t("requestAlert")} busy={tForm("submitting")} />
    </AccountForm>
  )
}
