-- What is promised of delivery: how long a product takes until it leaves, and with an order what it
-- was placed by.

ALTER TABLE products
  -- Business days until it leaves, such as 5 to 6, of what is made to order; null: the shop's usual time.
  ADD COLUMN lead_days_min integer CHECK (lead_days_min BETWEEN 0 AND 365),
  ADD COLUMN lead_days_max integer CHECK (lead_days_max BETWEEN 0 AND 365),
  ADD CONSTRAINT products_lead_days_check CHECK (
    (lead_days_min IS NULL) = (lead_days_max IS NULL) AND lead_days_min <= lead_days_max);

ALTER TABLE order_lines
  ADD COLUMN lead_days_min integer,
  ADD COLUMN lead_days_max integer,
  ADD COLUMN shipping_note text NOT NULL DEFAULT '';

-- What the shop said of the way to deliver, such as "3 to 5 business days".
ALTER TABLE orders ADD COLUMN shipping_description text NOT NULL DEFAULT '';

-- By weekday, such as {"monday": "09:00-12:00, 13:00-16:30", "sunday": "closed"}.
ALTER TABLE domains ADD COLUMN opening_hours jsonb NOT NULL DEFAULT '{}';
