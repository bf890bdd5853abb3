import { getTranslations } from "next-intl/server"
import type { Invoice } from "#lib/invoices/invoice.ts"

/** What it is called: an order is a tax invoice once it has been paid. */
export async function buildInvoiceTitle(
  { id, paidAt }: Pick<Invoice, "id" | "paidAt">,
  locale: string,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: "invoice" })
  return paidAt === null ? t("orderTitle", { id }) : t("taxTitle", { id })
}
