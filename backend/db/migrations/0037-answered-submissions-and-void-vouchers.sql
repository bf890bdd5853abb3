-- When an administrator marked a form submission as answered; null: not yet.
ALTER TABLE form_submissions ADD COLUMN answered_at timestamptz;

-- Why an administrator made a gift voucher void; empty where its payment was refunded.
ALTER TABLE gift_vouchers ADD COLUMN void_reason text NOT NULL DEFAULT '';
