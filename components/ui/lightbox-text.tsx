import { buildButtonClass } from "./button.tsx"
import type { LightboxText as Text } from "./lightbox-entry.ts"
import { ShopLink } from "./shop-link.tsx"

type LightboxTextProps = {
  text: Text
  /** Renders the text at its full height, instead of at most 500 px. */
  isFullHeight: boolean
  /** Called when a link navigates within the shop. */
  onLeave: () => void
}

/** Renders the text of an image, with a footer for its button. */
export function LightboxText({ text, isFullHeight, onLeave }: LightboxTextProps) {
  const { heading, subHeading, content, link } = text
  const height = isFullHeight ? "shrink-0" : "max-h-[min(500px,56dvh)] shrink-0 overflow-y-auto"
  return (
    <section
      aria-label={heading || subHeading || link?.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the region scrollable by keyboard
      tabIndex={0}
      className={`lightbox-text border-t border-line bg-surface ${height}`}
    >
      <div className="mx-auto max-w-3xl stack-2 p-4">
        {heading !== "" && <h2 className="text-xl font-bold">{heading}</h2>}
        {subHeading !== "" && <p className="text-muted">{subHeading}</p>}
        {content && <div ref={(target) => copyContent(target, content)} />}
      </div>
      {link && (
        <footer className="mx-auto max-w-3xl border-t border-line p-4">
          <ShopLink
            href={link.href}
            className={buildButtonClass()}
            {...(link.opensNewTab
              ? { target: "_blank", rel: "noopener noreferrer" }
              : { onClick: onLeave })}
          >
            {link.text}
          </ShopLink>
        </footer>
      )}
    </section>
  )
}

/** Clones nodes instead of HTML, so that nothing is parsed twice. Removes duplicate ids. */
function copyContent(target: HTMLElement | null, content: Element): void {
  if (!target) return
  const copy = content.cloneNode(true)
  if (!(copy instanceof Element)) return
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id")
  target.replaceChildren(...copy.childNodes)
}
