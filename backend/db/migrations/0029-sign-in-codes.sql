-- A code of six digits can also sign in, and creates the account of a new address; `data` is then
-- the new customer's record.
ALTER TABLE mail_codes
  DROP CONSTRAINT mail_codes_purpose_check,
  ADD CONSTRAINT mail_codes_purpose_check
    CHECK (purpose IN ('login', 'register', 'recover', 'email', 'signin'));
