import type { Widget } from "./define-widget.ts"
import { buttonLinkWidget } from "./types/button-link.tsx"
import { galleryWidget } from "./types/gallery.tsx"
import { headingWidget } from "./types/heading.tsx"
import { htmlWidget } from "./types/html.tsx"
import { linkChildrenWidget } from "./types/link-children.tsx"
import { newProductsGridWidget } from "./types/new-products-grid.tsx"
import { pictureHeadingWidget } from "./types/picture-heading.tsx"
import { productGridWidget } from "./types/product-grid.tsx"

/** Every type of widget a page may hold. */
export const widgets: readonly Widget[] = [
  buttonLinkWidget,
  galleryWidget,
  headingWidget,
  htmlWidget,
  linkChildrenWidget,
  newProductsGridWidget,
  pictureHeadingWidget,
  productGridWidget,
]

const byType = new Map(widgets.map((widget) => [widget.type, widget]))

/** The widget of this type, or null where there is none. */
export function getWidget(type: string): Widget | null {
  return byType.get(type) ?? null
}
