import { renderBenchBackground, renderStudioBackground } from "./background.ts"
import { getDarkerColour, palette } from "./colour.ts"
import { type Appearance, renderPortrait } from "./portrait.ts"
import { type Illustration, renderSvgDocument, renderTransformed } from "./svg.ts"

const family: Record<string, { appearance: Appearance; wall: string }> = {
  marnie: {
    appearance: {
      skin: "#e3b491",
      hair: "#7a4a2c",
      cut: "bob",
      shirt: palette.teal,
      apron: palette.sand,
    },
    wall: palette.blush,
  },
  dale: {
    appearance: {
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
    appearance: {
      skin: "#e8bd9b",
      hair: "#a5632f",
      cut: "plaits",
      shirt: palette.honey,
      age: 0.45,
    },
    wall: palette.lagoon,
  },
  joy: {
    appearance: {
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

const customers: Record<string, Appearance & { wall: string }> = {
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

const familyIllustrations: Illustration[] = Object.entries(family).map(
  ([name, { appearance, wall }]) => ({
    file: `people/${name}`,
    renderSvg: () =>
      renderSvgDocument(
        renderBenchBackground(wall) +
          renderTransformed(renderPortrait(appearance), 800, 1170, 1.42),
      ),
  }),
)

const customerIllustrations: Illustration[] = Object.entries(customers).map(
  ([name, { wall, ...appearance }]) => ({
    file: `customers/${name}`,
    renderSvg: () =>
      renderSvgDocument(
        `${renderStudioBackground(getDarkerColour(wall, 0.04), 800, 800, 900)}${renderTransformed(renderPortrait(appearance), 400, 812, 1.02)}`,
        800,
        800,
      ),
    widthPx: 400,
    heightPx: 400,
  }),
)

/** Portraits of the family at the workbench, and of the customers with testimonials. */
export const peopleIllustrations: Illustration[] = [
  ...familyIllustrations,
  ...customerIllustrations,
]
