-- What product lists are sorted and filtered by: the attributes of products, such as "Material: PLA",
-- and the place that the owner gives to a product in the lists.

CREATE TABLE product_attributes (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  value text NOT NULL CHECK (value <> ''),
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, name, value)
);
CREATE INDEX product_attributes_by_value ON product_attributes (name, value, product_id);

-- 1 comes first; products without a position follow by name.
ALTER TABLE products ADD COLUMN featured_position integer CHECK (featured_position > 0);
CREATE INDEX products_shown_featured ON products (featured_position, sort_name, id)
  WHERE enabled AND has_skus;
