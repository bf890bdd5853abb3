import { formatTemplate } from "#lib/i18n/format-template.ts"
import type { VoucherLabels } from "./voucher-labels.ts"

export type CardTextsProps = {
  recipientName: string
  senderName: string
  message: string
  labels: Pick<VoucherLabels, "cardFor" | "cardFrom">
}

/** Renders for whom and from whom a voucher is, and its message; nothing where none was given. */
export function CardTexts({ recipientName, senderName, message, labels }: CardTextsProps) {
  return (
    <>
      {recipientName !== "" && (
        <p className="font-semibold">
          <bdi>{formatTemplate(labels.cardFor, { name: recipientName })}</bdi>
        </p>
      )}
      {message !== "" && <p className="whitespace-pre-line">{message}</p>}
      {senderName !== "" && (
        <p>
          <bdi>{formatTemplate(labels.cardFrom, { name: senderName })}</bdi>
        </p>
      )}
    </>
  )
}
