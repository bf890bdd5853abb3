import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { FrameAnalytics } from "#components/analytics/frame-analytics.tsx"
import { PreviewBanner } from "#components/preview/preview-banner.tsx"
import { WebApp } from "#components/pwa/web-app.tsx"
import { LazySessionWatch } from "#components/session/lazy-session-watch.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Site } from "#lib/site/site.ts"
import { ClientNavigation } from "../navigation/client-navigation.tsx"
import { progressId } from "../navigation/progress.ts"
import { BackToTop } from "./back-to-top.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { mainMenuId } from "./main-menu.tsx"
import { PageErrorBoundary } from "./page-error-boundary.tsx"
import { RevalidateOnView } from "./revalidate-on-view.tsx"

type PageFrameProps = { site: Site; locale: string; children: ReactNode }

/** Renders the layout of every page: header, footer, and the client components for navigation. */
export async function PageFrame({ site, locale, children }: PageFrameProps) {
  const t = await getTranslations({ locale, namespace: "layout" })
  const tSession = await getTranslations({ locale, namespace: "session" })
  const tWebApp = await getTranslations({ locale, namespace: "webApp.update" })
  const tError = await getTranslations({ locale, namespace: "error" })
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-40 rounded-lg bg-brand p-3 text-on-brand focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {t("skipToContent")}
      </a>
      <PreviewBanner locale={locale} />
      <FrameAnalytics site={site} locale={locale} />
      <Header site={site} locale={locale} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <PageErrorBoundary
          homeHref={buildLocalePath(locale, "/")}
          labels={{
            sorry: tError("sorry"),
            later: tError("later"),
            retry: tError("retry"),
            home: tError("home"),
          }}
        >
          {children}
        </PageErrorBoundary>
      </main>
      <Footer site={site} locale={locale} />
      {/* Last in the HTML: browsers do not paint the footer before something follows it. */}
      <div id={progressId} role="progressbar" aria-label={t("loading")} popover="manual" />
      <ClientNavigation menuId={mainMenuId} />
      <RevalidateOnView />
      <WebApp
        labels={{
          available: tWebApp("available"),
          update: tWebApp("update"),
          dismiss: tWebApp("dismiss"),
        }}
      />
      <LazySessionWatch
        loginPath={buildLocalePath(locale, "/login")}
        labels={{
          noConnection: tSession("noConnection"),
          loggedOut: tSession("loggedOut"),
          logIn: t("account.logIn"),
          dismiss: tWebApp("dismiss"),
        }}
      />
      {site.settings.config.show_back_to_top && <BackToTop label={t("backToTop")} />}
    </div>
  )
}
