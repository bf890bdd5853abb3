import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { CheckField } from "#components/account/check-field.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextAreaField } from "#components/account/text-area-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { questionLimits } from "#lib/contract/product-question.ts"
import { handleQuestionForm } from "#lib/product-questions/question-action.ts"
import { questionControls as controls } from "#lib/product-questions/question-controls.ts"

/** Renders the form that sends the shop a question about a product. */
export async function QuestionForm({ locale, productId }: { locale: string; productId: number }) {
  const [t, tForm, labels] = await Promise.all([
    getTranslations({ locale, namespace: "question.form" }),
    getTranslations({ locale, namespace: "form" }),
    buildAccountFormLabels(locale, "recovery"),
  ])
  return (
    <AccountForm
      form="productQuestion"
      id="product-question"
      name={t("title")}
      action={handleQuestionForm}
      labels={labels}
      notices={{ sent: <p>{t("sent")}</p> }}
      steps={{ sent: <></> }}
    >
      <input type="hidden" name={controls.product} value={productId} />
      <TextField
        name={controls.name}
        label={t("name")}
        maxLength={questionLimits.name}
        autoComplete="name"
        isRequired
      />
      <EmailField name={controls.email} label={t("email")} note={t("privacy")} isRequired />
      <TextAreaField
        name={controls.question}
        label={t("question")}
        rows={5}
        maxLength={questionLimits.question}
        isRequired
      />
      <CheckField name={controls.publish} label={t("publish")} />
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <label htmlFor="question-website">{t("trap")}</label>
        <input
          id="question-website"
          type="text"
          name={controls.trap}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <SendButton label={t("send")} busy={tForm("submitting")} />
    </AccountForm>
  )
}
