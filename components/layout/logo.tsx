import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"

const shownPx = 48

/** Renders the shop's logo for the light or dark theme, with its name; without a logo, the name. */
export function Logo({ settings }: { settings: Pick<SiteSettings, "name" | "organisation"> }) {
  const { logo, darkLogo } = settings.organisation
  return (
    <>
      {logo && (
        <picture>
          {darkLogo && (
            <source media="(prefers-color-scheme: dark)" srcSet={buildLogoUrl(darkLogo)} />
          )}
          <img
            src={buildLogoUrl(logo)}
            alt=""
            width={shownPx}
            height={shownPx}
            decoding="async"
            className="size-12"
          />
        </picture>
      )}
      <span className="font-display text-[1.1875rem] leading-[1.1] font-semibold max-lg:max-w-28 sm:text-[1.375rem]">
        {settings.name}
      </span>
    </>
  )
}

function buildLogoUrl(picture: Picture): string {
  return buildPictureUrl({ ...picture, aspect: "1x1" }, shownPx * 3)
}
