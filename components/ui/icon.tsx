import { IconFrame, sharePath } from "./icon-frame.tsx"

/** Names of all icons. */
export const iconNames = [
  "account",
  "alert",
  "arrow",
  "box",
  "cart",
  "chat",
  "check",
  "clock",
  "close",
  "gift",
  "globe",
  "heart",
  "info",
  "lock",
  "menu",
  "pin",
  "search",
  "share",
  "truck",
] as const

export type IconName = (typeof iconNames)[number]

const iconPaths: Record<IconName, string> = {
  account: "M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 18a7 7 0 0 1 14 0",
  alert: "M10 2.5 18.5 17h-17ZM10 8v4M10 14.4v.1",
  arrow: "M3 10h13M11 5l5 5-5 5",
  box: "M2.5 6 10 2.5 17.5 6v8L10 17.5 2.5 14ZM2.5 6 10 9.5 17.5 6M10 9.5v8",
  cart: "M1.5 3h2.7l2 10h9l2.3-7H5M8 17v.1M14 17v.1",
  chat: "M3 3.5h14v10H9L5 17v-3.5H3Z",
  check: "m3.5 10.5 4.5 4.5 8.5-10",
  clock: "M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM10 5.5V10l3 2",
  close: "m4.5 4.5 11 11m0-11-11 11",
  gift: "M2.5 6.5h15v3.5h-15ZM4 10v7.5h12V10M10 6.5v11M10 6.5C5 6.5 5 2 7.5 2S10 6.5 10 6.5 10 2 12.5 2s2.5 4.5-2.5 4.5",
  globe:
    "M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM2 10h16M10 2c-5.5 5-5.5 11 0 16M10 2c5.5 5 5.5 11 0 16",
  heart: "M10 17S2.5 12.6 2.5 7.4A3.9 3.9 0 0 1 10 6a3.9 3.9 0 0 1 7.5 1.4C17.5 12.6 10 17 10 17Z",
  info: "M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM10 9v5M10 6v.1",
  lock: "M4 9h12v8.5H4ZM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9M10 12.5v2",
  menu: "M2 5h16M2 10h16M2 15h16",
  pin: "M10 18.5S3.5 12.5 3.5 8a6.5 6.5 0 0 1 13 0C16.5 12.5 10 18.5 10 18.5ZM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  search: "M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM13.2 13.2 18 18",
  share: sharePath,
  truck:
    "M1.5 4.5h10v9.5h-10ZM11.5 8h4l3 3v3h-7M5 16.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM15 16.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z",
}

/**
 * Renders a decorative SVG icon in the current text colour. The adjacent text carries the meaning.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconFrame path={iconPaths[name]} {...(className !== undefined && { className })} />
}
