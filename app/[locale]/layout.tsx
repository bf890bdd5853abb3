import type { Metadata, Viewport } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { PageFrame } from "#components/chrome/page-frame.tsx"
import { getSite } from "#lib/api/site.ts"
import { getEnv } from "#lib/env.ts"
import { getDirection } from "#lib/i18n/get-direction.ts"
import { getLanguageTag } from "#lib/i18n/get-language-tag.ts"
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts"
import { buildFrameMetadata } from "#lib/seo/build-frame-metadata.ts"
import { headingFontClass } from "../fonts/heading-font.ts"
import "../layers.css"

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

/** English is made ahead; the others when first asked for, and kept. */
export function generateStaticParams() {
  return [{ locale: defaultLocale }]
}

export async function generateMetadata(): Promise<Metadata> {
  return buildFrameMetadata((await getSite()).settings, getEnv().SITE_URL)
}

export async function generateViewport(): Promise<Viewport> {
  const { themeColour, darkThemeColour } = (await getSite()).settings
  return {
    colorScheme: "light dark",
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
  const site = await getSite()
  return (
    <html lang={getLanguageTag(locale)} dir={getDirection(locale)} className={headingFontClass}>
      <body>
        <PageFrame site={site} locale={locale}>
          {children}
        </PageFrame>
      </body>
    </html>
  )
}
