import { getTranslations } from "next-intl/server"
import { CodeStep } from "#app/[locale]/(account)/_components/code-step.tsx"
import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { SignInFrame } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { TypedValue } from "#app/[locale]/(account)/_components/typed-value.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildAccountFormLabels, buildPasswordLabels } from "#components/account/form-labels.ts"
import { Notice } from "#components/account/form-notice.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import { Button } from "#components/ui/button.tsx"
import type { FormState } from "#lib/auth/account-result.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { SiteConfig } from "#lib/contract/site.ts"
import { handleLoginForm } from "#lib/sign-in/login-actions.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"

type LoginViewProps = {
  locale: string
  config: SiteConfig["login"]
  emailLink: EmailLink | null
  /** State of the form after its code was emailed. */
  mailed: FormState | null
  problem: LoginProblem | null
  /** True if the customer has just deleted their account. */
  isAccountDeleted: boolean
}

/** Renders the login page: by password, by an emailed code, or by OAuth. */
export async function LoginView(props: LoginViewProps) {
  const { locale, config, emailLink, mailed, problem, isAccountDeleted } = props
  const [t, tDeletion] = await Promise.all([
    getTranslations({ locale, namespace: "account.login" }),
    getTranslations({ locale, namespace: "profile.deletion" }),
  ])
  const startHref = buildLocalePath(locale, "/login")
  const button = { label: t("submit"), busy: t("busy"), intent: "code" }
  const code = { locale, button, startHref }
  const email = () => <TypedValue name="email" />
  return (
    <SignInFrame
      heading={t("heading")}
      intro={config.code_only && !emailLink ? t("codeIntro") : null}
      below={<LoginLinks locale={locale} isCodeOnly={config.code_only} />}
    >
      {isAccountDeleted && (
        <Notice tone="good">
          <p className="font-semibold">{tDeletion("deleted")}</p>
        </Notice>
      )}
      {problem && (
        <Notice tone="bad">
          <p className="font-semibold text-danger">{t(`problems.${problem}`)}</p>
        </Notice>
      )}
      <AccountForm
        form="login"
        id="login"
        name={t("form")}
        action={handleLoginForm}
        labels={await buildAccountFormLabels(locale, "login")}
        firstStep={emailLink ? "emailLink" : ""}
        first={emailLink ? null : mailed}
        steps={{
          mailed: <CodeStep {...code} step="mailed" />,
          emailLink: <CodeStep {...code} step="emailLink" emailLink={emailLink} />,
        }}
        notices={{
          mailed: <p>{t.rich(config.code_only ? "mailedCode" : "mailed", { email })}</p>,
        }}
      >
        <LoginFields locale={locale} isCodeOnly={config.code_only} />
      </AccountForm>
      {!emailLink && <OAuthLogins locale={locale} offersGoogle={config.google} />}
    </SignInFrame>
  )
}

async function LoginLinks({ locale, isCodeOnly }: { locale: string; isCodeOnly: boolean }) {
  const t = await getTranslations({ locale, namespace: "account.login" })
  return (
    <>
      {!isCodeOnly && (
        <p>
          <TextLink href={buildLocalePath(locale, "/forgotpassword")}>{t("forgot")}</TextLink>
        </p>
      )}
      <p>
        {t.rich("signUp", {
          link: (words) => <TextLink href={buildLocalePath(locale, "/signup")}>{words}</TextLink>,
        })}
      </p>
    </>
  )
}

/** Renders the OAuth logins: the shop's own account page, and Google. */
async function OAuthLogins({ locale, offersGoogle }: { locale: string; offersGoogle: boolean }) {
  const t = await getTranslations({ locale, namespace: "account.login" })
  return (
    <section aria-labelledby="other-ways" className="stack-3 border-t border-line pt-5">
      <h2 id="other-ways" className="font-semibold">
        {t("others")}
      </h2>
      {offersGoogle && <OAuthLogin provider="google" label={t("google")} />}
      <OAuthLogin provider="shop" label={t("shop")} />
    </section>
  )
}

function OAuthLogin({ provider, label }: { provider: "google" | "shop"; label: string }) {
  return (
    <form method="post" action="/api/session/oauth">
      <input type="hidden" name="provider" value={provider} />
      <Button type="submit" kind="secondary" className="w-full">
        {label}
      </Button>
    </form>
  )
}

/**
 * Renders the fields for email address and password; if the shop has no passwords, only for the
 * email address.
 */
async function LoginFields({ locale, isCodeOnly }: { locale: string; isCodeOnly: boolean }) {
  const t = await getTranslations({ locale, namespace: "account" })
  const email = <EmailField name="email" label={t("email")} autoComplete="username" isRequired />
  const busy = t("login.submitting")
  if (isCodeOnly) {
    return (
      <>
        {email}
        <SendButton intent="mail" label={t("login.mailCode")} busy={busy} />
      </>
    )
  }
  return (
    <>
      {email}
      <PasswordField
        name="password"
        label={t("login.password")}
        kind="current"
        labels={await buildPasswordLabels(locale)}
        isRequired
      />
      <SendButton intent="password" label={t("login.submit")} busy={t("login.busy")} />
      <SendButton intent="mail" kind="secondary" isLenient label={t("login.mail")} busy={busy} />
    </>
  )
}

const problems = ["state", "denied", "code", "token", "unavailable"] as const

/** Reasons for a failed OAuth login. */
type LoginProblem = (typeof problems)[number]

/** Returns the problem named in the URL's query; null for anything else. */
export function resolveProblem(text: unknown): LoginProblem | null {
  return problems.find((problem) => problem === text) ?? null
}
