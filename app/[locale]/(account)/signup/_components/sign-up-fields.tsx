import { getTranslations } from "next-intl/server"
import { DateField } from "#components/account/date-field.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"

/** Renders the fields for the new customer's name, email address and date of birth. */
export async function SignUpFields({
  locale,
  hasBirthDateField,
}: {
  locale: string
  hasBirthDateField: boolean
}) {
  const t = await getTranslations({ locale, namespace: "account" })
  const names = { isRequired: true, maxLength: 100 }
  return (
    <>
      <TextField
        name="first_name"
        label={t("signUp.firstName")}
        autoComplete="given-name"
        {...names}
      />
      <TextField
        name="last_name"
        label={t("signUp.lastName")}
        autoComplete="family-name"
        {...names}
      />
      <TextField
        name="email"
        label={t("email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      {hasBirthDateField && (
        <DateField
          name="date_of_birth"
          label={t("signUp.dateOfBirth")}
          value=""
          format={t("signUp.dateFormat")}
          autoComplete="bday"
        />
      )}
      <SendButton intent="mail" label={t("signUp.submit")} busy={t("signUp.busy")} />
    </>
  )
}
