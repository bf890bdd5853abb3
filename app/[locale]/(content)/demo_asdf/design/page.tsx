import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { BothThemes } from "./_components/both-themes.tsx"
import { BrandSpecimens, ColourSpecimens } from "./_components/colour-specimens.tsx"
import { ButtonSpecimens, FieldSpecimens } from "./_components/control-specimens.tsx"
import { SpaceSpecimens, SurfaceSpecimens } from "./_components/surface-specimens.tsx"
import { TypeSpecimens } from "./_components/type-specimens.tsx"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const path = "/demo_asdf/design"
  const facts = { path, locale, title: "Design system", description: "", isUnlisted: true }
  return buildMetadata(await getSite(locale), facts)
}

/** Renders the design system in both themes, in English only. */
export default async function DesignPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <Container className="flex flex-col gap-12 py-8">
      <header className="flex flex-col gap-3">
        <PageHeading>Design system</PageHeading>
        <p className="max-w-prose">
          What pages are made of, light on one side and dark on the other. The{" "}
          <ShopLink href={buildLocalePath(locale, "/demo_asdf")} className="underline">
            widget catalogue
          </ShopLink>{" "}
          shows what editors compose of it; docs/design.md explains why it is as it is.
        </p>
      </header>
      <BothThemes title="Brand">{(theme) => <BrandSpecimens theme={theme} />}</BothThemes>
      <BothThemes title="Colour">{() => <ColourSpecimens />}</BothThemes>
      <BothThemes title="Type and prices">{() => <TypeSpecimens locale={locale} />}</BothThemes>
      <BothThemes title="Buttons and badges">{() => <ButtonSpecimens />}</BothThemes>
      <BothThemes title="Fields">{(theme) => <FieldSpecimens theme={theme} />}</BothThemes>
      <BothThemes title="Notices, cards, waiting, nothing">{() => <SurfaceSpecimens />}</BothThemes>
      <BothThemes title="Space, corners, height">{() => <SpaceSpecimens />}</BothThemes>
    </Container>
  )
}
