import type { Widget } from "./define-widget.ts"
import { buttonLinkWidget } from "./types/button-link.tsx"
import { callToActionWidget } from "./types/call-to-action.tsx"
import { faqWidget } from "./types/faq.tsx"
import { formWidget } from "./types/form.tsx"
import { galleryWidget } from "./types/gallery.tsx"
import { galleryGroupWidget } from "./types/gallery-group.tsx"
import { giftVoucherPurchaseWidget } from "./types/gift-voucher-purchase.tsx"
import { googleMapWidget } from "./types/google-map.tsx"
import { headingWidget } from "./types/heading.tsx"
import { heroQuoteWidget } from "./types/hero-quote.tsx"
import { heroTestimonialWidget } from "./types/hero-testimonial.tsx"
import { htmlWidget } from "./types/html.tsx"
import { imageWithContentWidget } from "./types/image-with-content.tsx"
import { linkChildrenWidget } from "./types/link-children.tsx"
import { linksWidget } from "./types/links.tsx"
import { newProductsGridWidget } from "./types/new-products-grid.tsx"
import { personListWidget } from "./types/person-list.tsx"
import { pictureHeadingWidget } from "./types/picture-heading.tsx"
import { productGridWidget } from "./types/product-grid.tsx"
import { productViewWidget } from "./types/product-view.tsx"
import { rawCodeWidget } from "./types/raw-code.tsx"
import { testimonialGridWidget } from "./types/testimonial-grid.tsx"

/** All widget types of the CMS pages. */
export const widgets: readonly Widget[] = [
  buttonLinkWidget,
  callToActionWidget,
  faqWidget,
  formWidget,
  galleryWidget,
  galleryGroupWidget,
  giftVoucherPurchaseWidget,
  googleMapWidget,
  headingWidget,
  heroQuoteWidget,
  heroTestimonialWidget,
  htmlWidget,
  imageWithContentWidget,
  linkChildrenWidget,
  linksWidget,
  newProductsGridWidget,
  personListWidget,
  pictureHeadingWidget,
  productGridWidget,
  productViewWidget,
  rawCodeWidget,
  testimonialGridWidget,
]

const byType = new Map(widgets.map((widget) => [widget.type, widget]))

/** Returns the widget of this type; null for an unknown one. */
export function getWidget(type: string): Widget | null {
  return byType.get(type) ?? null
}
