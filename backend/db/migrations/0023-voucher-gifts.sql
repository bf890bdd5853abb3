-- Gift vouchers that the shop emails to the person who gets them, at once or on a day.
ALTER TABLE gift_vouchers
  ADD COLUMN recipient_name text NOT NULL DEFAULT '',
  -- Empty: only the buyer is emailed.
  ADD COLUMN recipient_email text NOT NULL DEFAULT '',
  ADD COLUMN sender_name text NOT NULL DEFAULT '',
  ADD COLUMN message text NOT NULL DEFAULT '',
  -- As ISO 8601 in the shop's calendar; null: at once.
  ADD COLUMN send_on text CHECK (send_on ~ '^\d{4}-\d\d-\d\d$'),
  -- When the recipient's email was enqueued.
  ADD COLUMN gifted_at timestamptz,
  ADD CONSTRAINT gift_vouchers_recipient_check CHECK (send_on IS NULL OR recipient_email <> '');
CREATE INDEX gift_vouchers_gifts ON gift_vouchers (send_on)
  WHERE recipient_email <> '' AND gifted_at IS NULL;
