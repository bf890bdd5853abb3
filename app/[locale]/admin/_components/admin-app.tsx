"use client"

import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from "next-intl"
import { type AuthProvider, CoreAdminContext, type I18nProvider, memoryStore } from "ra-core"
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { buildAdminSender, resolveSessionProblem } from "#lib/admin/call-admin.ts"
import { createDataProvider } from "#lib/admin/data-provider.ts"
import { buildImageUploader } from "#lib/admin/upload-image.ts"
import { buildVideoUploader } from "#lib/admin/upload-video.ts"
import { withSiteName } from "#lib/admin/with-site-name.ts"
import { withStepUp } from "#lib/admin/with-step-up.ts"
import { openLogin } from "#lib/auth/browser/open-login.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { AdminHeader } from "./admin-header.tsx"
import { AdminNav } from "./admin-nav.tsx"
import { AdminPage, type AdminPageContext, type AdminUser } from "./admin-page.ts"
import { nextRouter } from "./next-router.tsx"
import { useIsInBrowser } from "./use-is-in-browser.ts"
import { useStepUp } from "./use-step-up.tsx"

/** Name and origin of the shop. */
type ShopSite = { siteName: string; origin: string }

type AdminAppProps = {
  /** Token of the document; null if the page was not loaded as one. */
  token: string | null
  locale: string
  site: ShopSite
  user: AdminUser
  /** What the user's role does not include: see `can` of the context. */
  denied: readonly string[]
  messages: AbstractIntlMessages
  children: ReactNode
}

/** Renders the frame of the back office: its navigation, and the providers of its screens. */
export function AdminApp({ token, messages, children, ...props }: AdminAppProps) {
  // A later render of the layout, as for a refresh, has no token: the first one stays.
  const [firstToken] = useState(token)
  useEffect(() => {
    if (firstToken === null) location.reload()
  }, [firstToken])
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages} timeZone={shopTimeZone}>
      {firstToken !== null && (
        <Screens {...props} token={firstToken}>
          {children}
        </Screens>
      )}
    </NextIntlClientProvider>
  )
}

type ScreensProps = Omit<AdminAppProps, "messages" | "token"> & { token: string }

function Screens({ token, locale, site, user, denied, children }: ScreensProps) {
  const [isOutdated, setIsOutdated] = useState(false)
  const isLeaving = useRef(false)
  const isHydrated = useIsInBrowser()
  // The layout is rendered once: later changes of the name are those of this document.
  const [siteName, setSiteName] = useState(site.siteName)
  const sender = useMemo(() => buildAdminSender({ token, locale }), [token, locale])
  const { confirm, dialog } = useStepUp(sender, user)
  const send = useMemo(
    () => withSiteName(withStepUp(sender, confirm), setSiteName),
    [sender, confirm],
  )
  const page = useMemo<AdminPageContext>(() => {
    const handleSessionError = (error: unknown) => {
      const problem = resolveSessionProblem(error)
      if (problem === "reload") setIsOutdated(true)
      if (problem === "login" && !isLeaving.current) {
        isLeaving.current = true
        const path = location.pathname + location.search
        void openLogin(path, buildLocalePath(locale, "/login"))
      }
      return problem !== null
    }
    const { origin } = site
    const can = (call: string) => !denied.includes(call)
    const upload = buildImageUploader(token)
    const uploadVideo = buildVideoUploader(token, send)
    return { locale, siteName, origin, user, can, send, upload, uploadVideo, handleSessionError }
  }, [token, send, locale, site, siteName, user, denied])
  const dataProvider = useMemo(() => createDataProvider(send), [send])
  const authProvider = useMemo(() => buildAuthProvider(page), [page])
  // With a language in its store, the library renders the screens on the server as well.
  const [store] = useState(() => memoryStore({ locale: i18nProvider.getLocale() }))
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      routerProvider={nextRouter}
      store={store}
    >
      <AdminPage value={page}>
        <AdminHeader />
        <div className="admin">
          <AdminNav locale={locale} />
          {/* Fields would lose what is typed into them before React knows them. */}
          <div className="admin-screen stack-6" inert={!isHydrated}>
            {isOutdated && <OutdatedNotice />}
            {children}
          </div>
        </div>
        {dialog}
      </AdminPage>
    </CoreAdminContext>
  )
}

function OutdatedNotice() {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  return (
    <Notice tone="warning" role="alert">
      <p>{t("outdated")}</p>
      <Button kind="secondary" onClick={() => location.reload()}>
        {t("reload")}
      </Button>
    </Notice>
  )
}

/** The login is the shop's own: the library only reports errors, and checks what a role includes. */
function buildAuthProvider({ handleSessionError, can }: AdminPageContext): AuthProvider {
  return {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    canAccess: async ({ action, resource }) => can(`${resource}/${action}`),
    checkError: async (error) => void handleSessionError(error),
  }
}

/** The screens have their own texts: those of the library are never shown. */
const i18nProvider: I18nProvider = {
  translate: (key) => key,
  changeLocale: async () => {},
  getLocale: () => "en",
}
