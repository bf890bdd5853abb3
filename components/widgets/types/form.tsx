import { z } from "zod"
import { idSchema } from "#lib/contract/primitives.ts"
import { getForm } from "#lib/forms/forms-api.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { defineWidget } from "../define-widget.ts"
import { FormView } from "../form/form-view.tsx"
import { choiceSetting, textSetting } from "../setting-schemas.ts"

/** A form that visitors submit to the shop. */
export const formWidget = defineWidget({
  type: "core/form",
  name: "Form",
  purpose: "Asks visitors for something: a message, an order, a booking, paid or not.",
  settings: z.object({
    form: choiceSetting
      .meta({ model: "cognito/form" })
      .describe("The form. A form that is missing or disabled shows nothing."),
    heading: textSetting.describe("A heading above the form. Empty shows none."),
  }),
  examples: ({ formId, legacyFormId }) => [
    { name: "With a heading", settings: { form: formId, heading: "Write to us" } },
    { name: "In the older shape", settings: { form: legacyFormId } },
  ],
  load: async ({ form }, { locale }) => {
    const id = idSchema.safeParse(form)
    return id.success ? getForm(id.data, locale) : null
  },
  View: ({ settings: { heading }, data, context }) =>
    data && (
      <FormView
        form={data}
        id={`${context.id}-form`}
        heading={heading}
        headingLang={buildFieldAttributes(context.locale, context, "heading")}
        locale={context.locale}
      />
    ),
})
