-- Changed records whose pages search engines are still to be told of, each once however often it
-- changed since.

CREATE TABLE search_pings (
  kind text NOT NULL,
  slug text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  -- Nobody is told of anything before the latest of these.
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, slug)
);
