-- Products that different customers bought in the same order, the most frequent ones of each
-- product. A job counts them once a day.
CREATE TABLE bought_together (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  other_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  customer_count integer NOT NULL CHECK (customer_count > 0),
  PRIMARY KEY (product_id, other_id)
);
CREATE INDEX bought_together_other ON bought_together (other_id);
