import type { SeedProduct } from "../../seed-types.ts"
import { describeProduct } from "../../write/describe-product.ts"
import { listSkus, nameVariations } from "../../write/list-skus.ts"
import { photo } from "../../write/picture.ts"

const moonSizes = { name: "Size", codes: { "12 cm": "12", "15 cm": "15", "18 cm": "18" } }
const moonPrices: Record<string, string> = { "12 cm": "39.95", "15 cm": "49.95", "18 cm": "64.95" }
const caps = { name: "Cap", codes: { Red: "RED", Teal: "TEA" } }
const lamp = {
  Light: "warm white LED, 2700 K, 1.5 W, three levels",
  Power: "USB lead, 1.5 m; wall plug sold as an extra",
  Warmth: "stays below 35 °C, safe to touch",
}
const lampCare = "Dust with a soft dry brush. Unplug before cleaning. Decorative lamp, not a toy."

export const nightLights: SeedProduct[] = [
  {
    name: "Moon Night Light",
    url: "moon-night-light",
    title: "Moon Night Light on a Timber Foot",
    meta_description:
      "A 3D printed moon lamp with true craters on a hoop pine foot. Three sizes, three brightness levels.",
    blurb: "True craters, warm light, and a foot of hoop pine.",
    badge: "Video",
    groups: ["night-lights-characters", "3d-printed-products", "shop-christmas"],
    related: ["cloud-night-light", "mushroom-night-light", "lithophane-lamp"],
    video: "moon-night-light",
    content: describeProduct({
      intro: [
        "The surface is taken from survey maps of the real Moon, so the seas and craters sit where they should. Thin walls glow and thick ones shade: that is all there is to the picture.",
        "Touch the foot to step through three levels. The lowest is dim enough to sleep beside.",
      ],
      details: {
        Sizes: "12, 15 or 18 cm across",
        ...lamp,
        Material: "PLA moon, oiled hoop pine foot",
      },
      care: lampCare,
    }),
    photos: [
      photo("moon-night-light-lit", "Moon night light glowing warmly in a dark room"),
      photo("moon-night-light-day", "Moon night light switched off, showing its craters"),
      photo("moon-night-light-ruler", "Moon night light beside a ruler"),
    ],
    variations: nameVariations([moonSizes]),
    skus: listSkus("NIG-MOO", [moonSizes], ({ Size = "" }) => ({
      price: moonPrices[Size] ?? "64.95",
      stock: Size === "18 cm" ? 0 : 9,
    })),
    addons: [{ key: "usb-plug" }, { key: "gift-wrap" }],
  },
  {
    name: "Mushroom Night Light",
    url: "mushroom-night-light",
    title: "Mushroom Night Light with Spotted Cap",
    meta_description:
      "A spotted mushroom night light, 14 cm tall, with a warm dimmable LED. Red or teal cap.",
    blurb: "A spotted cap that glows, for the end of the bookshelf.",
    is_new: true,
    groups: ["night-lights-characters", "3d-printed-products"],
    related: ["moon-night-light", "cloud-night-light", "dragon-egg"],
    content: describeProduct({
      intro: [
        "The spots are thinner than the cap, so they light up first. Lift the cap to change the colour of the glow: red and teal fit the same stem.",
      ],
      details: { Height: "14 cm", Cap: "15 cm across", ...lamp, Material: "PLA" },
      care: lampCare,
    }),
    photos: [
      photo("mushroom-night-light-red", "Mushroom lamp with a red, spotted cap, switched off"),
      photo("mushroom-night-light-teal", "Mushroom lamp with a teal, spotted cap, switched off"),
      photo("mushroom-night-light-lit", "Red mushroom lamp lit in a dark room"),
    ],
    variations: nameVariations([caps]),
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
    title: "Rain Cloud Night Light with Three Drops",
    meta_description:
      "A cloud-shaped night light with three hanging raindrops on a timber foot, warm and dimmable.",
    blurb: "A soft cloud, three blue drops, and no thunder.",
    groups: ["night-lights-characters"],
    related: ["moon-night-light", "mushroom-night-light"],
    content: describeProduct({
      intro: [
        "The cloud is printed in a single thin wall that hides the LED and spreads its light evenly. Three clear drops hang below and catch the glow. More are on the printer now.",
      ],
      details: {
        Size: "17 cm wide, 15 cm tall",
        ...lamp,
        Material: "PLA cloud, resin drops, hoop pine foot",
      },
      care: lampCare,
    }),
    photos: [
      photo("cloud-night-light-lit", "Cloud lamp with three blue drops, lit in a dark room"),
      photo("cloud-night-light-day", "Cloud lamp with three blue drops by day"),
    ],
    skus: [{ code: "NIG-CLD-001", price: "42.95", stock: 0 }],
    addons: [{ key: "usb-plug" }],
  },
  {
    name: "Photo Lithophane Lamp",
    url: "lithophane-lamp",
    title: "Photo Lithophane Lamp from Your Picture",
    meta_description:
      "Send us a photo and we print it into the wall of a lamp. White by day, your picture by night.",
    blurb: "White by day, your photo by night.",
    badge: "Personalised",
    groups: ["night-lights-lithophanes", "3d-printed-products", "shop-christmas"],
    related: ["lithophane-panel", "moon-night-light", "paw-print-urn"],
    content: describeProduct({
      intro: [
        "Send us one wide photo or up to four tall ones and we print them into a white cylinder. Unlit it looks like carved porcelain; lit, every shade appears.",
        "After you order we write to you for the picture and send a preview before printing. Pictures with one clear subject and good contrast work best.",
      ],
      details: {
        Size: "16 cm tall, 12 cm across",
        ...lamp,
        Material: "white PLA, hoop pine foot and rim",
        Picture: "at least 1500 pixels wide",
      },
      care: lampCare,
      deliveryNote: "Allow 4 business days for the preview and printing.",
    }),
    shipping_note: "Made from your photo: allow 4 extra business days before posting.",
    photos: [
      photo("lithophane-lamp-lit", "Lithophane lamp lit, showing a sunset over hills"),
      photo("lithophane-lamp-day", "Lithophane lamp switched off, nearly white"),
      photo("lithophane-lamp-ruler", "Lithophane lamp beside a ruler: 16 centimetres tall"),
    ],
    skus: [{ code: "NIG-LIT-CYL", price: "69.95", stock: 20 }],
    addons: [{ key: "photo-note" }, { key: "usb-plug" }, { key: "gift-wrap" }],
  },
  {
    name: "Lithophane Panel",
    url: "lithophane-panel",
    title: "Lithophane Photo Panel in a Timber Foot",
    meta_description:
      "A flat photo lithophane that stands in a slotted timber foot with a light behind it.",
    blurb: "One photo, one panel, one slotted timber foot.",
    groups: ["night-lights-lithophanes", "specials"],
    related: ["lithophane-lamp", "mini-urn"],
    content: describeProduct({
      intro: [
        "A single landscape photo printed in fifteen shades of white. The light sits in the foot, so the panel can be swapped: send another photo next year.",
      ],
      details: {
        Panel: "20 × 14 cm, 3 mm at its thickest",
        Foot: "oiled hoop pine, 25 cm",
        ...lamp,
      },
      care: lampCare,
      deliveryNote: "Allow 4 business days for the preview and printing.",
    }),
    shipping_note: "Made from your photo: allow 4 extra business days before posting.",
    photos: [
      photo(
        "lithophane-panel-lit",
        "Lithophane panel lit from behind, showing a sunset over hills",
      ),
      photo("lithophane-panel-day", "Lithophane panel by day on a shelf beside a planter"),
    ],
    skus: [{ code: "NIG-LIT-PAN", price: "54.95", special_price: "47.95", stock: 20 }],
    addons: [{ key: "photo-note" }, { key: "usb-plug" }],
  },
]
