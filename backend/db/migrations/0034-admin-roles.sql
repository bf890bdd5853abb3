-- What an administrator (is_admin) may do. Those of today could do everything: they are owners, and so
-- is whoever the previous version makes an administrator.
ALTER TABLE users ADD COLUMN admin_role text NOT NULL DEFAULT 'owner'
  CHECK (admin_role IN ('owner', 'orders', 'content', 'read_only'));

-- Two owners who remove each other at the same time are serialised by the lock.
CREATE FUNCTION keep_last_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4172940);
  IF NOT EXISTS (SELECT FROM users WHERE is_admin AND enabled AND admin_role = 'owner') THEN
    RAISE EXCEPTION 'the last owner cannot be removed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_owner', TABLE = 'users';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_last_owner AFTER UPDATE OF is_admin, enabled, admin_role ON users FOR EACH ROW
  WHEN (OLD.is_admin AND OLD.enabled AND OLD.admin_role = 'owner'
    AND NOT (NEW.is_admin AND NEW.enabled AND NEW.admin_role = 'owner'))
  EXECUTE FUNCTION keep_last_owner();
CREATE TRIGGER keep_last_owner_row AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.is_admin AND OLD.enabled AND OLD.admin_role = 'owner')
  EXECUTE FUNCTION keep_last_owner();

-- When the person of a session proved their identity again; null: only at the sign-in.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
