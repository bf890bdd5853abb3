-- What the media library knows of an image beside its file: the name it was uploaded with, tags, and
-- the point that crops keep in view, in percent of its width and height.
ALTER TABLE images
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN focus_x smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  ADD COLUMN focus_y smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100);
CREATE INDEX images_tags ON images USING gin (tags);
