import { getComposedPage } from "#app/[locale]/(content)/_data/get-content-page.ts"
import { choiceSetting } from "#components/widgets/setting-schemas.ts"
import { formWidget } from "#components/widgets/types/form.tsx"
import { defaultLocale } from "#lib/contract/languages.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import type { Form } from "#lib/forms/form.ts"
import { getForm } from "#lib/forms/forms-api.ts"

/** Returns the first form of the contact page; null if it has none. */
export async function getContactForm(locale: string): Promise<Form | null> {
  const page = await getComposedPage("contact", defaultLocale)
  const widgets = (page?.rows ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.widgets),
  )
  for (const { type, settings } of widgets) {
    const id = idSchema.safeParse(choiceSetting.safeParse(settings.form).data)
    const form = type === formWidget.type && id.success ? await getForm(id.data, locale) : null
    if (form !== null) return form
  }
  return null
}
