import { bench, studio } from "./background.ts"
import { darken, palette } from "./colour.ts"
import { frame } from "./frame.ts"
import type { Picture } from "./picture.ts"
import { type Look, portrait } from "./portrait.ts"
import { place } from "./svg.ts"

const family: Record<string, { look: Look; wall: string }> = {
  marnie: {
    look: {
      skin: "#e3b491",
      hair: "#7a4a2c",
      cut: "bob",
      shirt: palette.teal,
      apron: palette.sand,
    },
    wall: palette.blush,
  },
  dale: {
    look: {
      skin: "#d9a27c",
      hair: "#5a4334",
      cut: "short",
      shirt: palette.slate,
      hat: "#b08a57",
      hasBeard: true,
    },
    wall: palette.sage,
  },
  isla: {
    look: {
      skin: "#e8bd9b",
      hair: "#a5632f",
      cut: "plaits",
      shirt: palette.honey,
      age: 0.45,
    },
    wall: palette.lagoon,
  },
  joy: {
    look: {
      skin: "#e6c0a2",
      hair: "#c9c6c1",
      cut: "bun",
      shirt: "#8a6f9c",
      apron: palette.walnut,
      glasses: palette.rust,
    },
    wall: palette.mist,
  },
}

const customers: Record<string, Look & { wall: string }> = {
  bronwyn: {
    skin: "#e2b596",
    hair: "#8f3f22",
    cut: "long",
    shirt: "#4d7a58",
    wall: palette.sand,
  },
  tevita: {
    skin: "#9a6644",
    hair: "#221a18",
    cut: "cropped",
    shirt: palette.rust,
    hasBeard: true,
    wall: palette.lagoon,
  },
  hazel: {
    skin: "#e9c7aa",
    hair: "#dedbd5",
    cut: "bob",
    shirt: palette.slate,
    glasses: palette.teal,
    wall: palette.blush,
  },
  priya: {
    skin: "#b57f58",
    hair: "#1f1a1c",
    cut: "bun",
    shirt: palette.honey,
    wall: palette.sage,
  },
  gordon: {
    skin: "#dca583",
    hair: "#b9b4ac",
    cut: "bald",
    shirt: "#3f5f73",
    glasses: "#3a3431",
    wall: palette.mist,
  },
  mei: {
    skin: "#e8c39f",
    hair: "#17161a",
    cut: "long",
    shirt: "#a8506a",
    wall: palette.lilac,
  },
  lachlan: {
    skin: "#e6b892",
    hair: "#c48a3c",
    cut: "short",
    shirt: palette.teal,
    wall: palette.sand,
  },
  kirra: {
    skin: "#7d5138",
    hair: "#2b1f1b",
    cut: "curls",
    shirt: "#d7dfe2",
    wall: palette.blush,
  },
}

const familyPictures: Picture[] = Object.entries(family).map(([name, { look, wall }]) => ({
  file: `people/${name}`,
  draw: () => frame(bench(wall) + place(portrait(look), 800, 1170, 1.42)),
}))

const customerPictures: Picture[] = Object.entries(customers).map(([name, { wall, ...look }]) => ({
  file: `customers/${name}`,
  draw: () =>
    frame(
      `${studio(darken(wall, 0.04), 800, 800, 900)}${place(portrait(look), 400, 812, 1.02)}`,
      800,
      800,
    ),
  widthPx: 400,
  heightPx: 400,
}))

/** The family at the bench, and those whose words are shown. */
export const peoplePictures: Picture[] = [...familyPictures, ...customerPictures]
