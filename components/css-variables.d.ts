import "react"

declare module "react" {
  /** Accepts CSS variables in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
