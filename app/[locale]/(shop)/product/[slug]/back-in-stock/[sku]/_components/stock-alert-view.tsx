import { getTranslations } from "next-intl/server"
import { SignInFrame } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import { NotSelling } from "#components/commerce/not-selling.tsx"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { handleStockAlertRequest } from "#lib/cart/stock-alert-action.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { StockAlertPageData } from "../page-data.ts"

type StockAlertViewProps = { locale: string; data: StockAlertPageData }

/** Renders the form that asks to be told when a sold-out SKU is back in stock. */
export async function StockAlertView({ locale, data }: StockAlertViewProps) {
  const { product, sku, name, isSelling } = data
  const t = await getTranslations({ locale, namespace: "stockAlert" })
  const isOpen = isSelling && !sku.isInStock
  return (
    <SignInFrame
      heading={t("tellMe")}
      intro={isOpen ? t("intro", { name }) : null}
      below={
        <p>
          <TextLink href={buildLocalePath(locale, buildProductPath(product.slug))}>
            {t("back", { name: product.name })}
          </TextLink>
        </p>
      }
    >
      {isOpen ? (
        <StockAlertForm locale={locale} skuId={sku.id} />
      ) : isSelling ? (
        <p>{t("inStock", { name })}</p>
      ) : (
        <NotSelling locale={locale} />
      )}
      <PageFacts kind="product" slug={product.slug} updatedAt={product.updatedAt} />
    </SignInFrame>
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
      name={t("tellMe")}
      action={handleStockAlertRequest}
      labels={labels}
      notices={{ sent: <p>{t("sent")}</p> }}
      steps={{ sent: null }}
    >
      <input type="hidden" name="sku" value={skuId} />
      <TextField
        name="email"
        label={tAccount("email")}
        note={t("privacy")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <SendButton label={t("tellMe")} busy={tForm("submitting")} />
    </AccountForm>
  )
}
