-- Texts of the shop in other languages than English, which is their source.
CREATE TABLE translations (
  -- See backend/translations/translatable-fields.ts.
  record_kind text NOT NULL CHECK (record_kind ~ '^[a-z_]{1,40}$'),
  -- 0 for the kinds whose fields are texts of the whole shop.
  record_id integer NOT NULL CHECK (record_id >= 0),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
  field text NOT NULL CHECK (length(field) BETWEEN 1 AND 300),
  text text NOT NULL CHECK (text <> ''),
  -- Digest of the English text that was translated: another one marks the translation as outdated.
  source_hash text NOT NULL CHECK (source_hash ~ '^[0-9a-f]{16}$'),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (language, record_kind, record_id, field)
);
-- The languages of one record, without its texts.
CREATE INDEX translations_record ON translations (record_kind, record_id, language, field);
