import type { ComponentProps } from "react"

export type ButtonKind = "primary" | "secondary" | "quiet"

const looks: Record<ButtonKind, string> = {
  primary: "button",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
}

/** Class names that make a link or a label look like a button. */
export function buildButtonClass(kind: ButtonKind = "primary", extra = ""): string {
  return `${looks[kind]} ${extra}`.trimEnd()
}

/** A button that does something on this page; it submits nothing unless told to. */
export function Button({
  kind = "primary",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { kind?: ButtonKind }) {
  return <button {...rest} type={type} className={buildButtonClass(kind, className)} />
}
