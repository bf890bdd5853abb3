-- When a record's pages last changed is looked up at each visit.
CREATE INDEX change_outbox_changes ON change_outbox USING gin (changes jsonb_path_ops);
