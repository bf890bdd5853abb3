type Rgb = [number, number, number]

function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Returns the mix of two hex colours; `share` is the share of the second one, 0 to 1. */
export function getMixedColour(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)]
  const part = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, "0")
  return `#${part(0)}${part(1)}${part(2)}`
}

/** Returns a lighter shade of a hex colour, mixed with `share` of white. */
export function getLighterColour(hex: string, share: number): string {
  return getMixedColour(hex, "#ffffff", share)
}

/** Returns a darker shade of a hex colour, mixed with `share` of a warm near-black. */
export function getDarkerColour(hex: string, share: number): string {
  return getMixedColour(hex, "#15110f", share)
}

export const palette = {
  sand: "#e6d8be",
  cream: "#f6efe2",
  teal: "#1f6f73",
  lagoon: "#8cc3bf",
  rust: "#b5532f",
  blush: "#e9c7b5",
  sage: "#a9b89a",
  mist: "#c9d6dc",
  slate: "#5d6d78",
  ink: "#22313a",
  timber: "#d3a56e",
  walnut: "#7b5236",
  honey: "#e3a23c",
  lilac: "#b9aacb",
} as const
