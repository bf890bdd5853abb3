import type { SeedGallery, SeedPicture, SeedSlide } from "../../seed-types.ts"
import { articles } from "../articles/articles.ts"
import { groups } from "../groups.ts"

type Shown = { url: string; name: string; picture: SeedPicture }

/**
 * Slides that lead to the records of these urls, under a name of their own where one is given.
 * Throws for a url that there is none of.
 */
function listTiles(
  records: readonly Shown[],
  folder: string,
  wanted: [url: string, name?: string][],
): SeedSlide[] {
  return wanted.map(([url, name]) => {
    const record = records.find((each) => each.url === url)
    if (record === undefined) throw new Error(`The front page leads to ${url}, which is missing`)
    const { picture } = record
    return {
      heading: name ?? record.name,
      picture,
      link: `${folder}/${url}`,
      link_target: "_self",
    }
  })
}

/** The front page's ways into the shop and to what the shop has written down. */
export const homeGalleries: SeedGallery[] = [
  {
    name: "Home categories",
    url: "home-categories",
    heading: "Shop by category",
    slides: listTiles(groups, "/shop", [
      ["resin"],
      ["accessories"],
      ["3d-printed-products"],
      ["night-lights"],
    ]),
  },
  {
    name: "Home advice",
    url: "home-advice",
    heading: "Advice from the bench",
    slides: listTiles(articles, "/blog", [
      ["choosing-a-resin", "Which resin for which job?"],
      ["resin-safety-at-home", "Resin safety at home"],
      ["how-lithophanes-work", "Photos for a lithophane"],
      ["choosing-a-layer-height", "Choosing a layer height"],
    ]),
  },
]
