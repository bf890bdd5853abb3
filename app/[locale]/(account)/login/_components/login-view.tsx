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
import { digitsStep, isDigitsCode } from "#lib/sign-in/digits-step.ts"
import { handleLoginForm } from "#lib/sign-in/login-actions.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"
import { logInByPasskey, startPasskeyLogin } from "#lib/sign-in/passkey-login.ts"
import { CheckoutLoginFields } from "./checkout-login-fields.tsx"
import { DigitsStep } from "./digits-step.tsx"
import { PasskeyLogin } from "./passkey-login.tsx"

type LoginViewProps = {
  locale: string
  config: SiteConfig["login"]
  emailLink: EmailLink | null
  /** State of the form after its code was emailed. */
  mailed: FormState | null
  /** True if the login is a step of the checkout: it then has one field, the email address. */
  isForCheckout: boolean
  problem: LoginProblem | null
  /** True if the customer has just deleted their account. */
  isAccountDeleted: boolean
}

/**
 * Renders the login page: by password, by an emailed code, or by OAuth. On the way to the checkout
 * by six digits, for customers and new addresses alike, with the password behind a disclosure.
 */
export async function LoginView(props: LoginViewProps) {
  const { locale, config, emailLink, mailed, isForCheckout, problem, isAccountDeleted } = props
  const [t, tSignIn, tDeletion] = await Promise.all([
    getTranslations({ locale, namespace: "account.login" }),
    getTranslations({ locale, namespace: "account.signIn" }),
    getTranslations({ locale, namespace: "profile.deletion" }),
  ])
  const startHref = buildLocalePath(locale, "/login")
  const button = { label: t("submit"), busy: t("busy"), intent: "code" }
  const code = { locale, button, startHref }
  const digits = { locale, startHref }
  const email = () => <TypedValue name="email" />
  const intro = isForCheckout ? tSignIn("intro") : config.code_only ? t("codeIntro") : null
  return (
    <SignInFrame
      heading={t("heading")}
      intro={emailLink ? null : intro}
      below={
        <LoginLinks locale={locale} isCodeOnly={config.code_only} offersSignUp={!isForCheckout} />
      }
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
          [digitsStep]: <DigitsStep {...digits} step={digitsStep} />,
          emailLink:
            emailLink && isDigitsCode(emailLink.code) ? (
              <DigitsStep {...digits} step="emailLink" emailLink={emailLink} />
            ) : (
              <CodeStep {...code} step="emailLink" emailLink={emailLink} />
            ),
        }}
        notices={{
          mailed: <p>{t.rich(config.code_only ? "mailedCode" : "mailed", { email })}</p>,
          [digitsStep]: <p>{tSignIn.rich("mailed", { email })}</p>,
        }}
      >
        {isForCheckout ? (
          <CheckoutLoginFields locale={locale} isCodeOnly={config.code_only} />
        ) : (
          <LoginFields locale={locale} isCodeOnly={config.code_only} />
        )}
      </AccountForm>
      {!emailLink && <OtherLogins locale={locale} offersGoogle={config.google} />}
    </SignInFrame>
  )
}

type LoginLinksProps = { locale: string; isCodeOnly: boolean; offersSignUp: boolean }

async function LoginLinks({ locale, isCodeOnly, offersSignUp }: LoginLinksProps) {
  const t = await getTranslations({ locale, namespace: "account.login" })
  return (
    <>
      {!isCodeOnly && (
        <p>
          <TextLink href={buildLocalePath(locale, "/forgotpassword")}>{t("forgot")}</TextLink>
        </p>
      )}
      {offersSignUp && (
        <p>
          {t.rich("signUp", {
            link: (words) => <TextLink href={buildLocalePath(locale, "/signup")}>{words}</TextLink>,
          })}
        </p>
      )}
    </>
  )
}

/** Renders the other logins: by passkey, the shop's own account page, and Google. */
async function OtherLogins({ locale, offersGoogle }: { locale: string; offersGoogle: boolean }) {
  const [t, tPasskey, tPasskeys] = await Promise.all([
    getTranslations({ locale, namespace: "account.login" }),
    getTranslations({ locale, namespace: "account.passkey" }),
    getTranslations({ locale, namespace: "profile.passkeys" }),
  ])
  return (
    <section aria-labelledby="other-ways" className="stack-3 border-t border-line pt-5">
      <h2 id="other-ways" className="font-semibold">
        {t("others")}
      </h2>
      <PasskeyLogin
        formId="login"
        actions={{ start: startPasskeyLogin, logIn: logInByPasskey }}
        label={tPasskey("submit")}
        busy={tPasskey("busy")}
        failed={tPasskey("failed")}
        unsupported={tPasskeys("unsupported")}
      />
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
  const email = (
    <EmailField name="email" label={t("email")} autoComplete="username webauthn" isRequired />
  )
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
