-- The photos of a review, at most four, in the order of their upload.
ALTER TABLE reviews ADD COLUMN image_hashes text[] NOT NULL DEFAULT '{}'
  CHECK (cardinality(image_hashes) <= 4);
