import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { widgets } from "#components/widgets/registry.ts"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { EditorsGuide } from "./_components/editors-guide.tsx"
import { WidgetGuide } from "./_components/widget-guide.tsx"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const title = "Guide for editors"
  const facts = { path: "/readme", locale, title, description: "", isUnlisted: true }
  return buildMetadata(await getSite(locale), facts)
}

/** Renders the guide to pages, widgets and URLs for editors, in English only. */
export default async function ReadmePage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <Container className="flex flex-col gap-8 py-6 md:py-8">
      <PageHeading>Guide for editors</PageHeading>
      <EditorsGuide locale={locale} />
      {widgets.map((widget) => (
        <WidgetGuide key={widget.type} widget={widget} locale={locale} />
      ))}
    </Container>
  )
}
