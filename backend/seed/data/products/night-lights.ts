import type { SeedProduct } from "../../seed-types.ts"
import {
  buildProductImage,
  buildVariations,
  listSkus,
  renderProductContent,
} from "../../write/products.ts"

const moonSizes = { name: "Size", codes: { "12 cm": "12", "15 cm": "15", "18 cm": "18" } }
const moonPrices: Record<string, string> = { "12 cm": "39.95", "15 cm": "49.95", "18 cm": "64.95" }
const caps = { name: "Cap", codes: { Red: "RED", Teal: "TEA" } }
const lamp = {
  Light: "Warm white LED, 2700 K, 1.5 W, three levels",
  Power: "5 V from USB, lead of 1.5 m. Works from any USB plug; a wall plug is an extra",
  Warmth: "Stays below 35 °C, safe to touch",
}
const lampCare =
  "Unplug it and dust with a soft, dry brush. A wet cloth leaves rings in the hollows."
const lampSafety =
  "For dry rooms indoors. Keep the lead out of reach of children under 3. It is a lamp, not a toy, and PLA softens above 55 °C, so keep it off sunny sills and out of hot cars."

export const nightLights: SeedProduct[] = [
  {
    name: "Moon Night Light",
    url: "moon-night-light",
    title: "Moon Night Light on a Timber Foot",
    meta_description:
      "A moon lamp with true craters on a foot of hoop pine, 12, 15 or 18 cm across. Warm white LED, three levels, runs from USB and stays cool.",
    blurb: "True craters, warm light, and a foot of hoop pine.",
    badge: "Video",
    groups: ["night-lights-characters", "3d-printed-products", "shop-christmas"],
    related: ["cloud-night-light", "mushroom-night-light", "lithophane-lamp"],
    video: "moon-night-light",
    content: renderProductContent({
      intro: [
        "A moon to sleep beside. Touch the foot to step through three levels; the lowest is dim enough to leave on all night.",
        "The surface follows survey maps of the real Moon, so seas and craters sit where they should. Thin walls glow and thick ones shade.",
      ],
      details: {
        "12 cm": "120 mm across, 165 mm tall on its foot, 260 g",
        "15 cm": "150 mm across, 195 mm tall, 350 g",
        "18 cm": "180 mm across, 225 mm tall, 480 g",
        ...lamp,
        Material: "PLA moon, oiled hoop pine foot",
        "In the box": "Moon, foot with LED, USB lead",
      },
      care: lampCare,
      safety: lampSafety,
    }),
    featured_position: 2,
    attributes: [
      { name: "Material", values: ["PLA", "Timber"] },
      { name: "Light", values: ["Warm white"] },
      { name: "Power", values: ["USB"] },
    ],
    photos: [
      buildProductImage(
        "moon-night-light-lit",
        "Moon night light glowing warmly on a bedside shelf",
      ),
      buildProductImage(
        "moon-night-light-day",
        "Moon night light switched off, showing its craters",
      ),
      buildProductImage(
        "moon-night-light-close",
        "Seas and craters of the moon night light, close up",
      ),
      buildProductImage(
        "moon-night-light-sizes",
        "Moon night lights of 12, 15 and 18 centimetres, all lit",
      ),
      buildProductImage(
        "moon-night-light-ruler",
        "Moon night light, 15 centimetres across, beside a ruler",
      ),
    ],
    variations: buildVariations([moonSizes]),
    skus: listSkus("NIG-MOO", [moonSizes], ({ Size = "" }) => ({
      price: moonPrices[Size] ?? "64.95",
      stock: Size === "18 cm" ? 0 : 9,
    })),
    addons: [{ key: "usb-plug" }, { key: "gift-wrap" }],
  },
  {
    name: "Mushroom Night Light",
    url: "mushroom-night-light",
    title: "Mushroom Night Light, Spotted Cap",
    meta_description:
      "A spotted mushroom night light, 14 cm tall, with a red or teal cap. Warm white LED with three levels, runs from USB, stays below 35 °C.",
    blurb: "A spotted cap that glows, for the end of the bookshelf.",
    is_new: true,
    groups: ["night-lights-characters", "3d-printed-products"],
    related: ["moon-night-light", "cloud-night-light", "dragon-egg"],
    content: renderProductContent({
      intro: [
        "A small lamp for a shelf or a bedside. The spots are thinner than the cap, so they light up first. The cap lifts off, and red and teal fit the same stem.",
      ],
      details: {
        Size: "140 mm tall, cap 150 mm across",
        Weight: "290 g",
        ...lamp,
        Material: "PLA",
        "In the box": "Stem with LED, one cap, USB lead",
      },
      care: lampCare,
      safety: lampSafety,
    }),
    attributes: [
      { name: "Material", values: ["PLA"] },
      { name: "Light", values: ["Warm white"] },
      { name: "Power", values: ["USB"] },
    ],
    photos: [
      buildProductImage(
        "mushroom-night-light-red",
        "Mushroom lamp with a red, spotted cap, switched off",
      ),
      buildProductImage(
        "mushroom-night-light-teal",
        "Mushroom lamp with a teal, spotted cap, switched off",
      ),
      buildProductImage(
        "mushroom-night-light-lit",
        "Red mushroom lamp lit beside a book in the evening",
      ),
      buildProductImage(
        "mushroom-night-light-cap",
        "Teal cap lifted off the stem, showing the LED",
      ),
    ],
    variations: buildVariations([caps]),
    skus: listSkus("NIG-MUS", [caps], ({ Cap = "" }) => ({
      price: "37.95",
      stock: 11,
      photo: `products/mushroom-night-light-${Cap.toLowerCase()}.webp`,
    })),
    addons: [{ key: "usb-plug" }, { key: "gift-wrap" }],
  },
  {
    name: "Rain Cloud Night Light",
    url: "cloud-night-light",
    title: "Rain Cloud Night Light, Three Drops",
    meta_description:
      "A cloud-shaped night light with three clear raindrops on a timber foot, 17 cm wide. Warm white LED with three levels, runs from USB.",
    blurb: "A soft cloud, three blue drops, and no thunder.",
    groups: ["night-lights-characters"],
    related: ["moon-night-light", "mushroom-night-light"],
    content: renderProductContent({
      intro: [
        "A cloud that glows evenly, with three clear drops below it that catch the light. Dim enough for a nursery, bright enough to find the door.",
        "Sold out for now: more are on the printer.",
      ],
      details: {
        Size: "170 mm wide, 150 mm tall",
        Weight: "310 g",
        ...lamp,
        Material: "PLA cloud, cured resin drops, oiled hoop pine foot",
        "In the box": "Cloud on its foot with LED, USB lead",
      },
      care: lampCare,
      safety: lampSafety,
    }),
    attributes: [
      { name: "Material", values: ["PLA", "Timber"] },
      { name: "Light", values: ["Warm white"] },
      { name: "Power", values: ["USB"] },
    ],
    photos: [
      buildProductImage(
        "cloud-night-light-lit",
        "Cloud lamp with three blue drops, lit in a dark room",
      ),
      buildProductImage("cloud-night-light-day", "Cloud lamp with three blue drops by day"),
      buildProductImage(
        "cloud-night-light-drops",
        "Three clear blue drops below the cloud, close up",
      ),
    ],
    skus: [{ code: "NIG-CLD-001", price: "42.95", stock: 0 }],
    addons: [{ key: "usb-plug" }],
  },
  {
    name: "Photo Lithophane Lamp",
    url: "lithophane-lamp",
    title: "Lithophane Lamp from Your Photo",
    meta_description:
      "A lamp made from your photo: white by day, your picture when it is lit. 16 cm tall, warm LED, preview before we print. Made near Gladstone.",
    blurb: "White by day, your photo by night. You see a preview first.",
    badge: "Personalised",
    groups: ["night-lights-lithophanes", "3d-printed-products", "shop-christmas"],
    related: ["lithophane-panel", "moon-night-light", "paw-print-urn"],
    content: renderProductContent({
      intro: [
        "Send us one wide photo or up to four tall ones. Unlit, the lamp looks like carved porcelain; lit, every shade of your picture appears.",
        "You see a preview before we print, and we print only when you say yes.",
      ],
      details: {
        Size: "160 mm tall, 120 mm across",
        Weight: "380 g",
        ...lamp,
        Material: "White PLA, oiled hoop pine foot and rim",
        Photo: "At least 1,500 pixels wide, one clear subject, plain background",
        "In the box": "Lamp on its foot, USB lead",
      },
      stepsTitle: "How it is made",
      steps: [
        "Order, and tell us in a few words what the photo shows.",
        "We write to you for the photo and send back a preview.",
        "You say yes, we print it for about fourteen hours and fit the light.",
      ],
      care: lampCare,
      safety: lampSafety,
      productionTime: "It leaves Calliope 6 to 7 business days after we have your photo.",
      deliveryNote: "Your photo is deleted 30 days after the lamp is posted.",
    }),
    lead_days_min: 6,
    lead_days_max: 7,
    shipping_note: "The days count from when we have your photo.",
    attributes: [
      { name: "Material", values: ["PLA", "Timber"] },
      { name: "Light", values: ["Warm white"] },
      { name: "Power", values: ["USB"] },
    ],
    photos: [
      buildProductImage(
        "lithophane-lamp-lit",
        "Lithophane lamp lit, showing a sunset behind a gum tree",
      ),
      buildProductImage("lithophane-lamp-day", "Lithophane lamp switched off, nearly white"),
      buildProductImage(
        "lithophane-lamp-close",
        "Gum tree and lake in the lit wall of the lamp, close up",
      ),
      buildProductImage(
        "lithophane-lamp-ruler",
        "Lithophane lamp beside a ruler: 16 centimetres tall",
      ),
    ],
    skus: [{ code: "NIG-LIT-CYL", price: "69.95", stock: 20 }],
    addons: [{ key: "photo-note" }, { key: "usb-plug" }, { key: "gift-wrap" }],
  },
  {
    name: "Lithophane Panel",
    url: "lithophane-panel",
    title: "Lithophane Photo Panel, 20 × 14 cm",
    meta_description:
      "Your landscape photo printed as a 20 × 14 cm panel that lights up in a slotted timber foot. Preview before we print. Swap the panel any time.",
    blurb: "One photo, one panel, one slotted timber foot with a light.",
    groups: ["night-lights-lithophanes", "specials"],
    related: ["lithophane-lamp", "mini-urn"],
    content: renderProductContent({
      intro: [
        "One landscape photo in hundreds of shades of white. The light sits in the foot and the panel lifts out, so you can order another photo next year.",
        "You see a preview before we print, and we print only when you say yes.",
      ],
      details: {
        Panel: "200 × 140 mm, 3 mm at its thickest, 75 g",
        Foot: "Oiled hoop pine, 250 mm wide, 290 g",
        ...lamp,
        Photo: "At least 1,500 pixels wide, landscape",
        "In the box": "Panel, foot with LED, USB lead",
      },
      stepsTitle: "How it is made",
      steps: [
        "Order, and tell us in a few words what the photo shows.",
        "We write to you for the photo and send back a preview.",
        "You say yes, we print it for about seven hours.",
      ],
      care: lampCare,
      safety: lampSafety,
      productionTime: "It leaves Calliope 6 to 7 business days after we have your photo.",
      deliveryNote: "Your photo is deleted 30 days after the panel is posted.",
    }),
    lead_days_min: 6,
    lead_days_max: 7,
    shipping_note: "The days count from when we have your photo.",
    attributes: [
      { name: "Material", values: ["Timber"] },
      { name: "Light", values: ["Warm white"] },
      { name: "Power", values: ["USB"] },
    ],
    photos: [
      buildProductImage(
        "lithophane-panel-lit",
        "Lithophane panel lit from behind, showing gum trees at sunset",
      ),
      buildProductImage(
        "lithophane-panel-day",
        "Lithophane panel by day on a shelf beside a planter",
      ),
      buildProductImage(
        "lithophane-panel-slot",
        "Edge of the panel in the slot of its hoop pine foot",
      ),
    ],
    skus: [{ code: "NIG-LIT-PAN", price: "54.95", special_price: "47.95", stock: 20 }],
    addons: [{ key: "photo-note" }, { key: "usb-plug" }],
  },
]
