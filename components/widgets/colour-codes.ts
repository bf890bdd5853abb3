const colours: Readonly<Record<string, string>> = {
  wht: "#ffffff",
  white: "#ffffff",
  blk: "#000000",
  black: "#000000",
  bnd: "var(--color-brand)",
  brand: "var(--color-brand)",
  pri: "var(--color-brand)",
  primary: "var(--color-brand)",
  sec: "var(--color-accent)",
  secondary: "var(--color-accent)",
  suc: "var(--color-success)",
  success: "var(--color-success)",
  inf: "var(--color-info)",
  info: "var(--color-info)",
  wrn: "var(--color-warning)",
  warning: "var(--color-warning)",
  dng: "var(--color-danger)",
  danger: "var(--color-danger)",
}

/**
 * Returns the CSS colour of a CMS colour code (specification 2, section 3); null for an unknown
 * one.
 */
export function resolveColour(code: string | null): string | null {
  return colours[code?.trim().toLowerCase() ?? ""] ?? null
}

/**
 * Returns a CSS text colour with sufficient contrast on a background of this code; null for an
 * unknown one.
 */
export function resolveTextColourOn(code: string | null): string | null {
  const colour = resolveColour(code)
  if (colour === null) return null
  if (colour === "#ffffff") return "#1c2426"
  if (colour === "#000000") return "#ffffff"
  return colour === "var(--color-accent)" ? "var(--color-on-accent)" : "var(--color-on-brand)"
}
