-- A code can also confirm the new email address of an account; `data` is then {user_id, from}.
ALTER TABLE mail_codes
  DROP CONSTRAINT mail_codes_purpose_check,
  ADD CONSTRAINT mail_codes_purpose_check
    CHECK (purpose IN ('login', 'register', 'recover', 'email'));
