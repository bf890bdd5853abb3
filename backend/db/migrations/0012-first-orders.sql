-- A promotion may be for customers alone who have not bought anything yet.
ALTER TABLE promotions ADD COLUMN first_order_only boolean NOT NULL DEFAULT false;
