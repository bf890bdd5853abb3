import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { ResolvedLink } from "#lib/content/resolve-link.ts"
import { type LangAttributes, localiseHref } from "#lib/i18n/localise-content.ts"
import { resolveColour, resolveTextColourOn } from "./colour-codes.ts"

type ButtonLinkProps = {
  link: ResolvedLink
  text: string
  locale: string
  /** Colour code of the CMS; the brand colour without one. */
  colour?: string
  isFullWidth?: boolean
  /** Attributes of the text, if it is in another language. */
  lang?: LangAttributes
}

/** Renders a link styled as a button, in a colour of the CMS. */
export function ButtonLink({
  link,
  text,
  locale,
  colour = "",
  isFullWidth = false,
  lang,
}: ButtonLinkProps) {
  const background = resolveColour(colour)
  return (
    <ShopLink
      href={localiseHref(link.href, locale)}
      className={buildButtonClass("primary", isFullWidth ? "w-full" : "")}
      {...(link.opensNewTab && { target: "_blank", rel: "noopener noreferrer" })}
      {...(background && {
        style: { backgroundColor: background, color: resolveTextColourOn(colour) ?? undefined },
      })}
    >
      {lang?.lang ? <span {...lang}>{text}</span> : text}
    </ShopLink>
  )
}
