-- A customer's photo is kept by its customer's browser alone. A picture that nothing shows any more is
-- removed some days after that was noticed.
ALTER TABLE images
  ADD COLUMN is_private boolean NOT NULL DEFAULT false,
  ADD COLUMN unused_since timestamptz;
UPDATE images SET is_private = true WHERE hash IN (SELECT image_hash FROM users);
