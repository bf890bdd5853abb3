-- Names of jobs as identifiers, so that their last runs and alerts go on under the new names.
UPDATE job_runs
SET name = renamed.now
FROM (VALUES
  ('files without a record', 'prune-orphan-files'),
  ('search engines', 'ping-search-engines'),
  ('marks of forms', 'prune-form-tokens'),
  ('unpaid orders', 'expire-orders'),
  ('payments under way', 'reconcile-payments'),
  ('unused pictures', 'prune-unused-images')
) AS renamed(before, now)
WHERE name = renamed.before
  AND NOT EXISTS (SELECT FROM job_runs AS other WHERE other.name = renamed.now);
