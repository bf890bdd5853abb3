-- Stock that is set aside for an order until it is paid: by whom, for whom, and for how long. A row goes
-- when its order is paid, or after a week.
CREATE TABLE stock_holds (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Keyed hashes of the sender's network address and of the delivery address; empty for none.
  network text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  held_from timestamptz NOT NULL,
  -- When it went back on sale; null while it is set aside.
  held_until timestamptz
);
CREATE INDEX stock_holds_user ON stock_holds (user_id);
CREATE INDEX stock_holds_network ON stock_holds (network) WHERE network <> '';
CREATE INDEX stock_holds_address ON stock_holds (address) WHERE address <> '';
