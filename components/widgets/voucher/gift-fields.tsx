"use client"

import { EmailField } from "#components/account/email-field.tsx"
import { useForm } from "#components/account/form-context.ts"
import { TextAreaField } from "#components/account/text-area-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { Chevron } from "#components/ui/chevron.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { giftLimits } from "#lib/contract/voucher-limits.ts"
import {
  voucherControls as controls,
  giftControls,
  type VoucherTheme,
} from "#lib/vouchers/voucher.ts"
import { CardTexts, type CardTextsProps } from "./card-texts.tsx"
import type { VoucherLabels } from "./voucher-labels.ts"

/** Renders the fields of a voucher that the shop emails to somebody else, folded while unused. */
export function GiftFields({ labels }: { labels: VoucherLabels }) {
  const { state } = useForm()
  const isUsed = giftControls.some(
    (name) => state?.typed[name] || (state?.kind === "rejected" && state.fieldErrors[name]),
  )
  const name = { autoComplete: "off", maxLength: giftLimits.nameLength, optional: labels.optional }
  return (
    <details
      key={String(isUsed)}
      open={isUsed}
      className="group rounded-card border border-line px-4"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{labels.gift}</span>
        <Chevron />
      </summary>
      <div className="stack-5 pb-4">
        <TextField name={controls.recipientName} label={labels.recipientName} {...name} />
        <EmailField
          name={controls.recipientEmail}
          label={labels.recipientEmail}
          note={labels.recipientEmailNote}
          optional={labels.optional}
          autoComplete="off"
        />
        <TextField name={controls.senderName} label={labels.senderName} {...name} />
        <TextAreaField
          name={controls.message}
          label={labels.message}
          optional={labels.optional}
          rows={4}
          maxLength={giftLimits.messageLength}
        />
        <TextField
          name={controls.sendOn}
          label={labels.sendOn}
          note={labels.sendOnNote}
          optional={labels.optional}
          type="date"
          autoComplete="off"
        />
      </div>
    </details>
  )
}

/** What is on the card, as typed so far. */
export type Card = Omit<CardTextsProps, "labels"> & { theme: VoucherTheme | null; amount: string }

/** Renders the voucher as its recipient will see it. */
export function CardPreview({ card, labels }: { card: Card; labels: VoucherLabels }) {
  const { theme, amount } = card
  return (
    <figure className="stack-2">
      <figcaption className="font-semibold">{labels.preview}</figcaption>
      <div className="max-w-md overflow-hidden rounded-card border border-line">
        {theme?.picture && (
          <Picture
            picture={theme.picture}
            alt=""
            widths={[400, 800]}
            sizes="(width < 30rem) 100vw, 28rem"
            className="w-full"
          />
        )}
        <div className="stack-3 p-5 wrap-anywhere">
          <p className="price text-3xl text-brand">{amount}</p>
          <CardTexts {...card} labels={labels} />
        </div>
      </div>
    </figure>
  )
}
