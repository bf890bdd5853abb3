-- The side of a slide's picture that is free for its text, and whether the picture may be shown
-- mirrored on pages that run from right to left.
ALTER TABLE slides
  ADD COLUMN free_side text NOT NULL DEFAULT 'left' CHECK (free_side IN ('left', 'right')),
  ADD COLUMN mirror_image boolean NOT NULL DEFAULT false;
