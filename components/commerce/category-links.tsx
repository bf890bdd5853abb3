import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Group } from "#lib/catalogue/group.ts"
import { buildGroupPath, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

type CategoryLinksProps = {
  groups: readonly Pick<Group, "id" | "name" | "slug">[]
  locale: string
  className?: string
}

/** Renders links to categories, for users who have not found a product. */
export function CategoryLinks({ groups, locale, className = "" }: CategoryLinksProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {groups.map(({ id, slug, name }) => (
        <li key={id}>
          <ShopLink
            href={buildLocalePath(locale, buildGroupPath(shopRoot, slug))}
            className={buildButtonClass("secondary")}
          >
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
