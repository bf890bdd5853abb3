import { getTranslations } from "next-intl/server"
import {
  buildPasswordLabels,
  buildSaveFormLabels,
  type FormLabels,
} from "#components/account/form-labels.ts"
import { type DetailName, detailNames } from "#lib/account/customer.ts"
import { type PhotoResult, photoProblems } from "#lib/account/photo.ts"
import type { ProfileSectionName } from "#lib/account/profile-sections.ts"
import { passwordLimits } from "#lib/contract/user.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import type { DeletionTexts } from "./deletion-form.tsx"
import type { EmailFormTexts } from "./email-form.tsx"
import type { IdentityTexts } from "./identity-fields.tsx"
import type { PasswordTexts } from "./password-form.tsx"

/** Texts of the form with the customer's details. */
export type DetailTexts = {
  email: string
  emailNote: string
  dateFormat: string
  choose: string
  fixedDateOfBirth: string
  save: string
  saving: string
  saved: string
  sections: Record<ProfileSectionName, string>
  fields: Record<DetailName, string>
  form: FormLabels
}

/** Builds the translated texts of the details form; the label of one field is a site setting. */
export async function buildDetailTexts(
  locale: string,
  additionalMemberLabel: string,
): Promise<DetailTexts> {
  const t = await getTranslations({ locale, namespace: "profile" })
  return {
    email: t("email"),
    emailNote: t("emailNote"),
    dateFormat: t("dateFormat"),
    choose: t("choose"),
    fixedDateOfBirth: t("fixedDateOfBirth"),
    save: t("save"),
    saving: t("saving"),
    saved: t("saved"),
    sections: {
      about: t("sections.about"),
      business: t("sections.business"),
      licence: t("sections.licence"),
      emergency: t("sections.emergency"),
    },
    fields: buildRecord(detailNames, (name) =>
      name === "additionalMember" ? additionalMemberLabel : t(`fields.${name}`),
    ),
    form: await buildSaveFormLabels(locale),
  }
}

/** Builds the translated texts of the password form. */
export async function buildPasswordTexts(
  locale: string,
  hasPassword: boolean,
): Promise<PasswordTexts> {
  const t = await getTranslations({ locale, namespace: "profile" })
  const [form, field] = await Promise.all([
    buildSaveFormLabels(locale),
    buildPasswordLabels(locale),
  ])
  const [unavailable, signedOut] = [t("password.unavailable"), t("password.signedOut")]
  const sessionErrors = {
    UNAUTHENTICATED: signedOut,
    TOKEN_INVALID: signedOut,
    TOKEN_EXPIRED: signedOut,
  }
  return {
    note: hasPassword ? t("password.note") : t("password.noteFirst"),
    current: t("password.current"),
    next: t("password.next"),
    nextNote: t("password.nextNote", { fewest: passwordLimits.fewest }),
    save: hasPassword ? t("password.save") : t("password.saveFirst"),
    saving: t("saving"),
    saved: t("password.saved"),
    form: { ...form, unavailable, errorMessages: { ...form.errorMessages, ...sessionErrors } },
    field,
  }
}

/** Builds the translated texts of the form that changes the email address. */
export async function buildEmailFormTexts(locale: string, email: string): Promise<EmailFormTexts> {
  const [t, identity, form] = await Promise.all([
    getTranslations({ locale, namespace: "profile.emailChange" }),
    buildIdentityTexts(locale, email),
    buildSaveFormLabels(locale),
  ])
  return {
    note: t("note"),
    newEmail: t("newEmail"),
    send: t("send"),
    busy: identity.busy,
    codeSent: t("codeSent"),
    mailed: t("mailed"),
    confirm: t("confirm"),
    changed: t("changed"),
    identity,
    form,
  }
}

/** Builds the translated texts of the form that deletes the account. */
export async function buildDeletionTexts(locale: string, email: string): Promise<DeletionTexts> {
  const [t, tEmail, identity, form] = await Promise.all([
    getTranslations({ locale, namespace: "profile.deletion" }),
    getTranslations({ locale, namespace: "profile.emailChange" }),
    buildIdentityTexts(locale, email),
    buildSaveFormLabels(locale),
  ])
  return {
    text: t("text"),
    open: t("open"),
    codeSent: tEmail("codeSent"),
    delete: t("delete"),
    deleting: t("deleting"),
    identity,
    form: { ...form, unavailable: t("unavailable") },
  }
}

/** Builds the translated texts of the fields that prove the customer’s identity. */
export async function buildIdentityTexts(locale: string, email: string): Promise<IdentityTexts> {
  const [t, tCode, passwordLabels] = await Promise.all([
    getTranslations({ locale, namespace: "profile" }),
    getTranslations({ locale, namespace: "account.code" }),
    buildPasswordLabels(locale),
  ])
  return {
    password: t("password.current"),
    passwordLabels,
    codeNote: t("emailChange.codeNote", { email }),
    code: tCode("label"),
    sendCode: t("emailChange.sendCode"),
    busy: tCode("submitting"),
  }
}

/** Texts of the photo form. */
export type PhotoLabels = {
  choose: string
  note: string
  upload: string
  uploading: string
  remove: string
  preview: string
  results: Record<PhotoResult, string>
}

/** Builds the translated texts of the photo form. */
export async function buildPhotoLabels(locale: string): Promise<PhotoLabels> {
  const t = await getTranslations({ locale, namespace: "profile.photo" })
  return {
    choose: t("choose"),
    note: t("note"),
    upload: t("upload"),
    uploading: t("uploading"),
    remove: t("remove"),
    preview: t("preview"),
    results: {
      ...buildRecord(photoProblems, (problem) => t(`problems.${problem}`)),
      saved: t("saved"),
      removed: t("removed"),
    },
  }
}
