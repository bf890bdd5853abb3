-- Finds the translation of a text that an order has kept, by the digest of the English text.
CREATE INDEX translations_source ON translations (language, record_kind, source_hash);
