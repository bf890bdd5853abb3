import type { SeedGallery, SeedPicture, SeedSlide } from "../../seed-types.ts"
import { articles } from "../articles/articles.ts"
import { groups } from "../groups.ts"
import { customersPrints, laserCutCommissions } from "./finished-work.ts"
import { inTheWorkshop, onTheTour } from "./workshop.ts"

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
const homeGalleries: SeedGallery[] = [
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

/** The pictures show their goods at the right; letters on them must not be mirrored. */
const beside = { free_side: "left", mirror_image: false } as const
const dark = {
  ...beside,
  text_color: "wht",
  overlay_color: "black",
  image_opacity: 100,
  image_saturation: 100,
}
const light = {
  ...beside,
  text_color: "blk",
  overlay_color: "",
  image_opacity: 100,
  image_saturation: 100,
}

/** The slider of the front page and the pictures beside the shop's story. */
const siteGalleries: SeedGallery[] = [
  {
    name: "Home slider",
    url: "home-slider",
    heading: "From our workshop",
    sub_heading: "Resin, prints, lights and laser-cut timber",
    slides: [
      {
        ...light,
        heading: "Resin we use ourselves",
        sub_heading: "Standard, tough, flexible and water-washable, with settings that work.",
        picture: {
          file: "slides/resin-and-supplies.webp",
          alt: "A beaker of teal resin and three resin bottles on a workbench in morning sun",
        },
        link: "/shop/resin",
        link_button_text: "Shop resin",
        link_target: "_self",
      },
      {
        ...dark,
        heading: "A softer good night",
        sub_heading: "Moon, mushroom and photo lamps that glow warm and stay cool.",
        picture: {
          file: "slides/night-lights.webp",
          alt: "A lithophane lamp, a moon lamp and a mushroom lamp glowing on a bench at night",
        },
        link: "/shop/night-lights",
        link_button_text: "Shop night lights",
        link_target: "_self",
      },
      {
        ...light,
        heading: "Cut in timber, with a name",
        sub_heading: "Coasters, door signs and key tags, etched and oiled by hand.",
        picture: {
          file: "slides/laser-cut-timber.webp",
          alt: "A plywood door sign with the name Matilda, etched coasters and a key tag",
        },
        link: "/shop/prints-models-laser-cut",
        link_button_text: "Shop laser-cut timber",
        link_target: "_self",
      },
      {
        ...light,
        heading: "A summer Christmas",
        sub_heading: "Baubles and ornaments. Order those with a name by 10 December.",
        picture: {
          file: "slides/christmas.webp",
          alt: "Three Christmas baubles and a timber ornament hanging from a gum twig",
        },
        link: "/shop-christmas",
        link_button_text: "Shop Christmas",
        link_target: "_self",
      },
    ],
  },
  {
    name: "Around the workshop",
    url: "around-the-workshop",
    heading: "Around the workshop",
    sub_heading: "What is on the bench",
    slides: [
      {
        heading: "Washing and curing",
        sub_heading: "Every resin print gets two baths and five minutes of light",
        content: "<p>The same tubs and lamps that we sell.</p>",
        picture: {
          file: "groups/accessories-wash-and-cure.webp",
          alt: "A curing lamp shining violet on a printed egg",
        },
        link: "/shop/accessories-wash-and-cure",
        link_button_text: "Wash and cure",
        link_target: "_self",
      },
      {
        heading: "Timber under the laser",
        sub_heading: "Coasters and signs are etched, sanded and oiled",
        content: "<p>Offcuts become ornaments.</p>",
        picture: {
          file: "groups/prints-models-laser-cut.webp",
          alt: "Two timber coasters etched with gum leaves and a curlew",
        },
        link: "/shop/prints-models-laser-cut",
        link_button_text: "Laser-cut timber",
        link_target: "_self",
      },
      {
        heading: "Dragons in a row",
        sub_heading: "Printed in one piece, joints and all",
        content: "<p>Eight hours each, mostly overnight.</p>",
        picture: {
          file: "groups/prints-models.webp",
          alt: "A jointed dragon printed in fading sea colours",
        },
        link: "/shop/prints-models-figures",
        link_button_text: "Figures and games",
        link_target: "_self",
      },
    ],
  },
]

export const galleries: SeedGallery[] = [
  ...siteGalleries,
  ...homeGalleries,
  customersPrints,
  inTheWorkshop,
  laserCutCommissions,
  onTheTour,
]
