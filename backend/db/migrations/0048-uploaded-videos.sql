-- The file of a video: its type, its size in bytes (null for those that were not uploaded), and the
-- SHA-256 of its content, by which the same upload is found again.
ALTER TABLE videos
  ADD COLUMN mime text NOT NULL DEFAULT 'video/mp4' CHECK (mime IN ('video/mp4', 'video/webm')),
  ADD COLUMN bytes integer CHECK (bytes > 0),
  ADD COLUMN file_hash text UNIQUE;
