import type { Metadata, Viewport } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { PageFrame } from "#components/layout/page-frame.tsx"
import { getSite } from "#lib/api/site.ts"
import { defaultLocale, getDirection, getLanguageTag, isLocale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { buildLanguageStyle } from "#lib/i18n/build-language-style.ts"
import { buildFrameMetadata } from "#lib/seo/build-frame-metadata.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import "../fonts.css"

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

/**
 * Prerenders English at build time; the other languages are rendered on the first request (ISR).
 */
export function generateStaticParams() {
  return [{ locale: defaultLocale }]
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params
  return buildFrameMetadata((await getSite()).settings, getEnv().SITE_URL, locale)
}

export async function generateViewport(): Promise<Viewport> {
  const { themeColour, darkThemeColour } = (await getSite()).settings
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: themeColour },
      { media: "(prefers-color-scheme: dark)", color: darkThemeColour },
    ],
  }
}

export default async function LocaleLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const site = await getSite(locale)
  const style = buildLanguageStyle(locale)
  return (
    <html lang={getLanguageTag(locale)} dir={getDirection(locale)} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {style && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
          <style dangerouslySetInnerHTML={{ __html: style }} />
        )}
      </head>
      <body>
        <PageFrame site={site} locale={locale}>
          {children}
        </PageFrame>
      </body>
    </html>
  )
}
