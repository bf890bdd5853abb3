import { getTranslations } from "next-intl/server"
import { buildRenderedField, type Form } from "#lib/forms/form.ts"
import { sendForm } from "#lib/forms/send-form.ts"
import type { LangAttributes } from "#lib/i18n/localise-content.ts"
import { SectionHeading } from "../section-heading.tsx"
import { buildFeeText, buildFormLabels } from "./form-labels.ts"
import { LazyFormPaymentStatus, LazyLoginNote, LazyVisitorForm } from "./lazy-form-islands.tsx"

type FormViewProps = {
  form: Form
  id: string
  heading: string
  /** Attributes of the heading, if it is in another language than the page. */
  headingLang?: LangAttributes
  locale: string
}

/** Renders a form with its prerequisites: the fee, and the login if one is required. */
export async function FormView({ form, id, heading, headingLang, locale }: FormViewProps) {
  const t = await getTranslations({ locale, namespace: "form" })
  const fee = await buildFeeText(form.fee, locale)
  const hasInputs = form.fields.some(({ kind }) => kind !== "content" && kind !== "header")
  if (!hasInputs) return <EmptyForm name={heading || form.name} text={t("empty")} />
  return (
    <section id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      {heading !== "" && (
        <SectionHeading {...(headingLang && { lang: headingLang })}>{heading}</SectionHeading>
      )}
      {fee !== "" && (
        <LazyFormPaymentStatus
          formId={id}
          feeText={fee}
          labels={{
            checking: t("payment.checking"),
            paid: t("payment.paid"),
            failed: t("payment.failed"),
            refunded: t("payment.refunded"),
            unknown: t("payment.unknown"),
          }}
        />
      )}
      {form.needsLogin && <LazyLoginNote text={t("needsLogin")} locale={locale} />}
      <LazyVisitorForm
        id={id}
        formId={form.id}
        name={form.name}
        fields={form.fields.map(buildRenderedField)}
        usesCaptcha={form.usesCaptcha}
        headingLevel={heading === "" ? "h2" : "h3"}
        locale={locale}
        labels={await buildFormLabels(locale, form)}
        send={sendForm}
      />
    </section>
  )
}

function EmptyForm({ name, text }: { name: string; text: string }) {
  return (
    <section>
      <SectionHeading>{name}</SectionHeading>
      <p>{text}</p>
    </section>
  )
}
