-- With this many of a variant in stock or fewer, the product says that few are left; null: the limit of
-- the whole shop, 0: never.
ALTER TABLE products ADD COLUMN low_stock integer CHECK (low_stock BETWEEN 0 AND 1000);
