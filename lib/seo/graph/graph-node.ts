import type {
  AboutPageLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  ItemPageLeaf,
  MerchantReturnPolicyLeaf,
  OfferShippingDetailsLeaf,
  OrganizationLeaf,
  ProductGroupLeaf,
  ProductLeaf,
  SearchResultsPageLeaf,
  StoreLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts"

export type PageNode =
  | WebPageLeaf
  | CollectionPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | ItemPageLeaf
  | SearchResultsPageLeaf
  | FAQPageLeaf

/** A top-level node of a page's graph. */
export type GraphNode =
  | PageNode
  | OrganizationLeaf
  | StoreLeaf
  | WebSiteLeaf
  | BreadcrumbListLeaf
  | ItemListLeaf
  | ProductLeaf
  | ProductGroupLeaf
  | OfferShippingDetailsLeaf
  | MerchantReturnPolicyLeaf
  | BlogPostingLeaf
  | EventLeaf
  | VideoObjectLeaf

/** The structured data of a page, as one connected JSON-LD graph. */
export type PageGraph = { "@context": "https://schema.org"; "@graph": readonly GraphNode[] }
