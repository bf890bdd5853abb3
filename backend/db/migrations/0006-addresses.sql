-- Every address of the shop, listed by id for search engines without reading what is on the pages.

CREATE INDEX products_addresses ON products (id) INCLUDE (url, updated_at)
  WHERE enabled AND has_skus;
