import type { Metadata } from "next"
import type { ReactNode } from "react"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

type SignInFrameProps = {
  heading: ReactNode
  intro?: ReactNode
  children: ReactNode
  /** Links to related pages, below the card. */
  below?: ReactNode
}

/** Renders the layout of a page with one small form and no distractions. */
export function SignInFrame({ heading, intro, children, below }: SignInFrameProps) {
  return (
    <Container className="max-w-md stack-6 py-8 md:py-14">
      <div className="stack-2">
        <PageHeading>{heading}</PageHeading>
        {intro && <p className="text-muted">{intro}</p>}
      </div>
      <div className="card stack-6 p-5 sm:p-6">{children}</div>
      {below && <div className="stack-2">{below}</div>}
    </Container>
  )
}

/** Returns the metadata of a page for signing in or out, excluded from search engines. */
export async function getSignInMetadata(
  locale: string,
  path: string,
  title: string,
): Promise<Metadata> {
  return buildMetadata(await getSite(locale), {
    path,
    locale,
    title,
    description: "",
    isUnlisted: true,
  })
}
