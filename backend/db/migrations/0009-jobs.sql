-- What the back end does by itself: several processes take turns, and each turn is taken once.

CREATE TABLE job_runs (
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  succeeded_at timestamptz,
  -- What stopped the last turn; null where nothing did.
  fault text CHECK (length(fault) <= 500)
);
