import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import type { Group } from "#lib/catalogue/group.ts"
import { buildGroupPath, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { TilePhoto } from "./tile-photo.tsx"

type CategoryTilesProps = {
  groups: readonly Pick<Group, "id" | "name" | "slug" | "picture" | "translatedFields">[]
  locale: string
  buildHref: (slug: string) => string
  /** Button text of each tile. */
  label: string
  /** True if the tiles are above the fold: the first image gets a high fetch priority. */
  priority?: boolean
}

/** Renders a grid of categories, each with an image and a button. */
export function CategoryTiles(props: CategoryTilesProps) {
  const { groups, locale, buildHref, label, priority } = props
  return (
    <StaticMarkup
      as="ul"
      className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4"
    >
      {groups.map((group, at) => (
        <li key={group.id} className="group relative flex flex-col">
          <TilePhoto picture={group.picture} priority={priority === true && at === 0} />
          <div className="@container pt-3">
            <div className="hide-until-parsed flex flex-col justify-between gap-2 @min-[12rem]:flex-row @min-[12rem]:items-center">
              <h2 className="text-lg" {...buildFieldAttributes(locale, group, "name")}>
                <ShopLink
                  href={buildHref(group.slug)}
                  prefetch
                  className="rounded-sm underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {group.name}
                </ShopLink>
              </h2>
              <span aria-hidden="true" className={buildButtonClass("secondary", "px-4")}>
                {label}
              </span>
            </div>
          </div>
        </li>
      ))}
    </StaticMarkup>
  )
}

type CategoryLinksProps = {
  groups: readonly Pick<Group, "id" | "name" | "slug" | "translatedFields">[]
  locale: string
  className?: string
}

/** Renders links to categories, for users who have not found a product. */
export function CategoryLinks({ groups, locale, className = "" }: CategoryLinksProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {groups.map(({ id, slug, name, ...group }) => (
        <li key={id} {...buildFieldAttributes(locale, group, "name")}>
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
