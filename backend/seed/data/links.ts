import type { ModelInput } from "../seed-types.ts"

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
