"use client"

import { Icon, type IconName } from "#components/ui/icon.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { CheckoutSection } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

type AssuranceSectionProps = { checkout: Checkout; texts: CheckoutTexts; locale: string }

/** Renders what happens after the button: the payment, the emails, and what applies to damage. */
export function AssuranceSection({ checkout, texts, locale }: AssuranceSectionProps) {
  const { cart, price } = checkout
  const words = texts.assurance
  const lines: [IconName, string][] = []
  if (price.payable > 0) lines.push(["lock", words.payment])
  if (cart.needsShipping) lines.push(["chat", words.emails], ["box", words.damage])
  return (
    <CheckoutSection id="assurance" heading={words.heading}>
      <ul className="stack-2.5 text-sm">
        {lines.map(([icon, text]) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {/* Another tab, so that what was typed stays. */}
      <a
        href={buildLocalePath(locale, "/shipping-and-returns")}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {words.policy}
      </a>
    </CheckoutSection>
  )
}
