import { buildPictureUrl, type Logo } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"

type BrandProps = { settings: Pick<SiteSettings, "name" | "organisation"> }

/** Renders the shop's logo for the light or dark theme, with its name; without a logo, the name. */
export function Brand({ settings }: BrandProps) {
  const { logo, darkLogo } = settings.organisation
  return (
    <>
      {logo && <LogoPicture logo={logo} darkLogo={darkLogo} />}
      <span className="font-display text-[1.1875rem] leading-[1.1] font-semibold max-lg:max-w-28 sm:text-[1.375rem]">
        {settings.name}
      </span>
    </>
  )
}

const shownPx = 48
const widestPx = 160
/** A third of a narrow screen is left to the name and the buttons beside it. */
const maxWidth = `min(${widestPx / 16}rem, 25vw)`

type LogoPictureProps = { logo: Logo; darkLogo: Logo | null }

function LogoPicture({ logo, darkLogo }: LogoPictureProps) {
  if ([logo, darkLogo ?? logo].every(({ ratio }) => isAboutSquare(ratio))) {
    return (
      <picture>
        {darkLogo && (
          <source media="(prefers-color-scheme: dark)" srcSet={buildSquareUrl(darkLogo)} />
        )}
        <img
          src={buildSquareUrl(logo)}
          alt=""
          width={shownPx}
          height={shownPx}
          decoding="async"
          className="size-12"
        />
      </picture>
    )
  }
  return (
    <picture>
      {darkLogo && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={buildWholeUrl(darkLogo)}
          {...resolveSize(darkLogo.ratio)}
        />
      )}
      <img
        src={buildWholeUrl(logo)}
        alt=""
        {...resolveSize(logo.ratio)}
        decoding="async"
        style={{ maxWidth }}
      />
    </picture>
  )
}

function isAboutSquare(ratio: number): boolean {
  return ratio > 0.8 && ratio < 1.25
}

/** Returns the size in pixels at which a logo is shown whole. */
function resolveSize(ratio: number): { width: number; height: number } {
  const width = Math.max(1, Math.min(widestPx, Math.round(shownPx * ratio)))
  return { width, height: Math.max(1, Math.min(shownPx, Math.round(width / ratio))) }
}

function buildSquareUrl(logo: Logo): string {
  return buildPictureUrl({ ...logo, aspect: "1x1" }, shownPx * 3)
}

function buildWholeUrl(logo: Logo): string {
  return buildPictureUrl({ ...logo, aspect: "whole" }, resolveSize(logo.ratio).width * 3)
}
