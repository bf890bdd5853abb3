import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { CatalogueView } from "./_components/catalogue-view.tsx"
import { cataloguePath, getCatalogue } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const title = "Widget catalogue"
  const facts = { path: cataloguePath, locale, title, description: "", isUnlisted: true }
  return buildMetadata(await getSite(locale), facts)
}

/**
 * Renders the widget catalogue for editors and for the visual regression tests, in English only.
 */
export default async function CataloguePage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <Container className="flex flex-col gap-10 py-6 md:py-8">
      <header className="flex flex-col gap-3">
        <PageHeading>Widget catalogue</PageHeading>
        <p className="max-w-prose">
          Every widget a page can be composed of, in every setting, with what an editor sets for it.
          How pages and addresses work is explained in the{" "}
          <ShopLink href={buildLocalePath(locale, "/readme")} className="underline">
            guide for editors
          </ShopLink>
          , and what everything is made of is shown by the{" "}
          <ShopLink href={buildLocalePath(locale, "/demo_asdf/design")} className="underline">
            design system
          </ShopLink>
          .
        </p>
      </header>
      <CatalogueView sections={await getCatalogue(locale)} />
    </Container>
  )
}
