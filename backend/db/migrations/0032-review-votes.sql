-- Votes for helpful reviews. The count outlives the votes, which are kept only to count each client
-- once.
ALTER TABLE reviews ADD COLUMN helpful_count integer NOT NULL DEFAULT 0
  CHECK (helpful_count >= 0);

-- One vote per review and client (a keyed hash of its IP address).
CREATE TABLE review_votes (
  review_id integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  client text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, client)
);
CREATE INDEX review_votes_age ON review_votes (created_at);
