import { resolveLink } from "#lib/content/resolve-link.ts"
import type { SiteSettings, SocialNetwork } from "#lib/site/site.ts"

const names: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  pinterest: "Pinterest",
  github: "GitHub",
  xing: "Xing",
  skype: "Skype",
}

/** Renders links to the shop's social media profiles; nothing without any. */
export function SocialLinks({ social, label }: { social: SiteSettings["social"]; label: string }) {
  const links = social.flatMap(({ network, url }) => {
    const link = resolveLink(url)
    return link ? [{ network, href: link.href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center underline underline-offset-4"
          >
            {names[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}
