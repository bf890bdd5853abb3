import { getTranslations } from "next-intl/server"
import type { Invoice } from "#lib/invoices/invoice.ts"

/** Returns the title: a tax invoice once the order is paid, an order before. */
export async function buildInvoiceTitle(
  { id, paidAt }: Pick<Invoice, "id" | "paidAt">,
  locale: string,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: "invoice" })
  return paidAt === null ? t("orderTitle", { id }) : t("taxTitle", { id })
}
