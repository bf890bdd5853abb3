"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminOutput } from "#lib/admin/call-admin.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useCall } from "../../_components/use-call.ts"
import { InviteForm } from "./invite-form.tsx"
import { parseRole, useRoleChoices } from "./role-choices.ts"

type Account = AdminOutput<"listAdmins">["data"][number]

/** Renders who manages the shop, with their roles. Only owners see it. */
export function TeamView() {
  const t: TextsOf<"admin.team"> = useTranslations("admin.team")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const tFrame: TextsOf<"admin.frame"> = useTranslations("admin.frame")
  const { can } = useAdminPage()
  const choices = useRoleChoices()
  return (
    <>
      <PageHeading>{tNav("team")}</PageHeading>
      {can("listAdmins") ? (
        <>
          <Section id="roles" heading={t("roles")}>
            <dl className="admin-facts">
              {choices.map(({ value, label }) => (
                <div key={value} className="contents">
                  <dt className="font-semibold">{label}</dt>
                  <dd>{t(`explained.${value}`)}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Accounts loading={tList("loading")} />
          <Section id="invite" heading={t("invite")}>
            <InviteForm />
          </Section>
        </>
      ) : (
        <p>{tFrame("denied")}</p>
      )}
    </>
  )
}

function Accounts({ loading }: { loading: string }) {
  const { data, error, refetch } = useCall("listAdmins", {})
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{loading}</p>
  return data.data.map((account) => <AccountCard key={account.id} account={account} />)
}

function AccountCard({ account }: { account: Account }) {
  const t: TextsOf<"admin.team"> = useTranslations("admin.team")
  const { send, user, locale } = useAdminPage()
  const { id, email, role, signed_in_at: signedInAt } = account
  const [chosen, setChosen] = useState<string>(role ?? "")
  const [isRemoving, setIsRemoving] = useState(false)
  const action = useAction()
  const choices = useRoleChoices()
  const name = `${account.first_name} ${account.last_name}`.trim() || email
  const save = async () => {
    const wanted = parseRole(chosen)
    if (wanted !== null) await action.run(() => send("setAdminRole", { id, role: wanted }))
  }
  const remove = () => void action.run(() => send("setAdminRole", { id, role: null }))
  return (
    // Not a landmark: two people may have the same name.
    <article aria-labelledby={`account-${id}`} className="card stack-3 p-5">
      <h2 id={`account-${id}`} className="text-xl wrap-anywhere">
        {name}
      </h2>
      <p className="text-sm text-muted wrap-anywhere">
        <bdi dir="ltr">{email}</bdi>
        {id === user.id && ` (${t("you")})`}
        <br />
        {signedInAt === null
          ? t("neverSignedIn")
          : t("signedIn", { date: formatDate(signedInAt, locale) })}
      </p>
      <ActionNotice state={action.state} />
      <ActionForm state={action.state} onSubmit={save} button={t("save")}>
        <SelectField label={t("role")} value={chosen} onChange={setChosen} choices={choices} />
      </ActionForm>
      {isRemoving ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={remove}>{t("confirmRemove", { name })}</Button>
          <Button kind="secondary" onClick={() => setIsRemoving(false)}>
            {t("keep")}
          </Button>
        </div>
      ) : (
        <Button kind="tertiary" onClick={() => setIsRemoving(true)}>
          {t("remove")} <span className="sr-only">{name}</span>
        </Button>
      )}
    </article>
  )
}
