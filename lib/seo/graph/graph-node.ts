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

/** What a page's graph holds at its top. */
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

/** Everything a page tells search engines, as one connected graph. */
export type PageGraph = { "@context": "https://schema.org"; "@graph": readonly GraphNode[] }
