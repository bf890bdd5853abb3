import type { ComponentProps } from "react"

export type ButtonKind = "primary" | "secondary" | "tertiary"

const kindClasses: Record<ButtonKind, string> = {
  primary: "button",
  secondary: "button button-secondary",
  tertiary: "button button-tertiary",
}

/** Returns the class names of a button, for links and labels styled as one. */
export function buildButtonClass(kind: ButtonKind = "primary", extra = ""): string {
  return `${kindClasses[kind]} ${extra}`.trimEnd()
}

/** Renders a button of `type="button"` by default, which submits nothing. */
export function Button({
  kind = "primary",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { kind?: ButtonKind }) {
  return <button {...rest} type={type} className={buildButtonClass(kind, className)} />
}
