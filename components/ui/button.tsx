import type { ComponentProps } from "react"

export type ButtonKind = "primary" | "secondary" | "quiet"

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 text-sm font-semibold no-underline transition-colors motion-reduce:transition-none"

const looks: Record<ButtonKind, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand/85",
  secondary: "border border-brand text-brand hover:bg-brand/10",
  quiet: "text-ink hover:bg-sunken",
}

/** Class names that make a link or a label look like a button. */
export function buildButtonClass(kind: ButtonKind = "primary", extra = ""): string {
  return `${shape} ${looks[kind]} ${extra}`.trimEnd()
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
