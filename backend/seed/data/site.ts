import type { ModelInput, SeedDomain } from "../seed-types.ts"

export const domain: SeedDomain = {
  name: "Curlew Print Co.",
  favicon: "/icon.svg",
  dark_favicon: "/icon-dark.svg",
  theme_colour: "#0f555a",
  dark_theme_colour: "#13191a",
  seo_title_prefix: "",
  seo_title_suffix: " | Curlew Print Co.",
  organisation_name: "Curlew Print Co.",
  organisation_abn: "10 000 000 000",
  organisation_address: "14 Stowe Lane, Calliope QLD 4680, Australia",
  organisation_email: "hello@curlewprint.example",
  organisation_phone: "07 5550 0147",
  opening_hours: {
    monday: "by appointment",
    tuesday: "by appointment",
    wednesday: "by appointment",
    thursday: "by appointment",
    friday: "by appointment",
    saturday: "closed",
    sunday: "closed",
  },
  logo: {
    file: "site/logo-light.png",
    alt: "Curlew Print Co.: a bush stone-curlew on long legs, with a large eye",
  },
  logo_dark: {
    file: "site/logo-dark.png",
    alt: "Curlew Print Co.: a bush stone-curlew on long legs, with a large eye",
  },
  facebook: "https://www.facebook.example/curlewprintco",
  twitter: null,
  instagram: "https://www.instagram.example/curlewprintco",
  linkedin: null,
  youtube: "https://www.youtube.example/@curlewprintco",
  pinterest: "https://www.pinterest.example/curlewprintco",
  github: null,
  xing: null,
  skype: null,
  google_analytics_key: null,
  google_tag_manager_key: null,
  google_site_verification: null,
  bing_site_verification: null,
  facebook_pixel_key: null,
  matomo_site_url: null,
  matomo_site_id: null,
  config: {
    low_stock: 3,
    profile: {
      edit_name: true,
      edit_date_of_birth: true,
      manage_addresses: true,
    },
  },
}

const menus: Record<string, [name: string, link: string, icon?: string][]> = {
  "header-menu": [
    ["Shop", "/shop"],
    ["Resin", "/shop/resin"],
    ["Night Lights", "/shop/night-lights"],
    ["Seasonal Specials", "/shop-christmas"],
    ["Blog", "/blog"],
    ["About", "/about"],
    ["Contact", "/contact"],
  ],
  "footer-shop": [
    ["3D Printed Products", "/shop/3d-printed-products"],
    ["Accessories", "/shop/accessories"],
    ["Easter", "/shop/easter"],
    ["Night Lights", "/shop/night-lights"],
    ["Prints and Models", "/shop/prints-models"],
    ["Resin", "/shop/resin"],
    ["Specials", "/shop/specials"],
    ["Lithophanes", "/lithophanes"],
    ["Custom Orders", "/custom-orders"],
    ["Gift Vouchers", "/gift-vouchers"],
  ],
  "footer-menu": [
    ["Shipping and Returns", "/shipping-and-returns"],
    ["Terms and Conditions", "/terms-and-conditions"],
    ["Privacy Policy", "/privacy-policy"],
    ["Resin Safety", "/resin-safety"],
    ["Laser Cutting Service", "/laser-cutting-service"],
    ["Contact Us", "/contact"],
    ["Questions and Answers", "/faq"],
    ["Gallery", "/gallery"],
    ["Workshop Tours", "/workshop-tours"],
  ],
  "helpful-links": [
    [
      "Safe Work Australia: working with chemicals",
      "https://www.safeworkaustralia.gov.au/safety-topic/hazards/chemicals",
    ],
    [
      "ACCC: consumer rights and guarantees",
      "https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees",
    ],
    [
      "Poisons Information Centre, 13 11 26",
      "https://www.healthdirect.gov.au/poisons-information-centre",
    ],
  ],
  "drawing-programs": [
    ["Inkscape: free drawing program, saves SVG", "https://inkscape.org/"],
    ["LibreCAD: free drafting program, saves DXF", "https://librecad.org/"],
    ["FreeCAD: free modelling program, saves STEP", "https://www.freecad.org/"],
  ],
  "printing-communities": [
    ["Printables: free models to print", "https://www.printables.com/"],
    ["Thingiverse: more of them", "https://www.thingiverse.com/"],
    ["OpenSCAD: draw models by writing them down", "https://openscad.org/"],
  ],
}

/** Links of every menu, in order. */
export const links: ModelInput<"cognito/link">[] = Object.entries(menus).flatMap(
  ([parent, entries]) =>
    entries.map(([name, link, icon = ""], index) => ({
      parent,
      name,
      link,
      icon,
      sort_order: (index + 1) * 10,
    })),
)
