import { getTranslations } from "next-intl/server"
import { PrintButton } from "#components/print/print-button.tsx"
import { PrintPage } from "#components/print/print-page.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { CardTexts } from "#components/widgets/voucher/card-texts.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatVoucherCode } from "#lib/contract/voucher.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { formatMoney } from "#lib/money.ts"
import type { Voucher } from "#lib/vouchers/voucher.ts"
import { voucherPath } from "#lib/vouchers/voucher-code.ts"

type PrintedVoucherProps = { voucher: Voucher; siteUrl: string; locale: string }

/** Renders a gift voucher for printing, or the reason why it has no value left. */
export async function PrintedVoucher({ voucher, siteUrl, locale }: PrintedVoucherProps) {
  const t = await getTranslations({ locale, namespace: "voucher.printed" })
  const tVoucher = await getTranslations({ locale, namespace: "voucher" })
  const { amount, theme, issuedAt, sellerName, code } = voucher
  const cardLabels = {
    cardFor: tVoucher("cardFor", { name: "{name}" }),
    cardFrom: tVoucher("cardFrom", { name: "{name}" }),
  }
  return (
    <PrintPage isBare actions={code === null ? null : <PrintButton label={t("print")} />}>
      <article className="avoid-page-break mx-auto max-w-2xl overflow-hidden rounded-card border border-line">
        {theme?.picture && (
          <Picture
            picture={theme.picture}
            widths={[400, 800, 1200]}
            sizes="(width < 42rem) 100vw, 42rem"
            className="w-full [print-color-adjust:exact]"
            priority
          />
        )}
        <div className="stack-6 p-6 sm:p-8">
          <header>
            <p className="font-semibold">{sellerName}</p>
            <h1 className="text-3xl">{t("title")}</h1>
          </header>
          <p className="price text-5xl text-brand">{formatMoney(amount, locale)}</p>
          <CardTexts {...voucher} labels={cardLabels} />
          {code === null ? (
            <p role="status" className="text-lg font-semibold">
              {buildReason(voucher, {
                redeemed: t("redeemed"),
                void: t("void"),
                unpaid: t("unpaid"),
              })}
            </p>
          ) : (
            <Redeeming
              code={code}
              address={new URL(buildLocalePath(locale, voucherPath), siteUrl)}
              locale={locale}
            />
          )}
          {issuedAt !== null && (
            <p className="text-sm text-muted">
              {t("issued", { date: formatDate(issuedAt, locale) })}
            </p>
          )}
        </div>
      </article>
    </PrintPage>
  )
}

async function Redeeming({
  code,
  address,
  locale,
}: {
  code: string
  address: URL
  locale: string
}) {
  const t = await getTranslations({ locale, namespace: "voucher.printed" })
  return (
    <>
      <p>
        <span className="block text-sm text-muted">{t("code")}</span>
        <bdi
          dir="ltr"
          className="font-mono text-2xl font-bold tracking-wide break-words sm:text-3xl"
        >
          {formatVoucherCode(code)}
        </bdi>
      </p>
      <p className="max-w-prose">
        {t.rich("how", {
          address: `${address.host}${address.pathname}`,
          link: (words) => (
            <ShopLink
              href={address.pathname}
              className="-my-3 inline-block py-3 font-semibold underline underline-offset-4"
            >
              <bdi>{words}</bdi>
            </ShopLink>
          ),
        })}
      </p>
    </>
  )
}

function buildReason(
  { isRedeemed, issuedAt }: Voucher,
  words: { redeemed: string; void: string; unpaid: string },
): string {
  if (isRedeemed) return words.redeemed
  return issuedAt === null ? words.unpaid : words.void
}
