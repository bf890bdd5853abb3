import { redirect } from "next/navigation"
import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { FormView } from "#components/widgets/form/form-view.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type Form, prefillForm } from "#lib/forms/form.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import { buildOrderPath, orderListPath } from "#lib/invoices/invoice-paths.ts"

type OrderHelpViewProps = { order: Invoice; form: Form | null; locale: string }

/** Renders the contact form, which names the order already; without a form, the contact page. */
export async function OrderHelpView({ order, form, locale }: OrderHelpViewProps) {
  if (form === null) redirect(buildLocalePath(locale, "/contact"))
  const [t, tPayment] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "payment.paid" }),
  ])
  const { id } = order
  const steps = [
    { name: t("title"), href: orderListPath },
    { name: t("number", { id }), href: buildOrderPath(id) },
    { name: t("page.help"), href: null },
  ]
  const text = tPayment("order", { number: String(id) })
  return (
    <AccountPage width="narrow">
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{t("page.help")}</PageHeading>
      </div>
      <FormView
        form={prefillForm(form, { orderId: id, text, email: order.email })}
        id="order-help"
        heading=""
        locale={locale}
      />
    </AccountPage>
  )
}
