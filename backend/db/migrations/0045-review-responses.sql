-- Responses to the questions of the shop's own: an array of {"question", "choice"}, in the words of the
-- time when the review was written.
ALTER TABLE reviews ADD COLUMN responses jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(responses) = 'array');
