-- Finds the translation of a text that an order has kept, by the digest of the English text.
CREATE INDEX translations_source ON translations (language, record_kind, source_hash);

-- The searchable texts of products and content in other languages than English, written with their
-- translations. A row without its record finds nothing.
CREATE TABLE translated_search (
  language text NOT NULL,
  record_kind text NOT NULL,
  record_id integer NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (language, record_kind, record_id)
);
CREATE INDEX translated_search_search ON translated_search USING gin (search)
  WITH (fastupdate = off);

-- The words of names and leads, by which a search corrects typing errors.
CREATE TABLE translated_words (
  language text NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE INDEX translated_words_similar ON translated_words USING gin (word gin_trgm_ops);

-- All words must match, the last one also as the beginning of a word. Without the SET the server
-- would send a notice for every stop word.
CREATE FUNCTION translated_query(config regconfig, words text[]) RETURNS tsquery
  LANGUAGE plpgsql STABLE SET client_min_messages = warning AS $$
DECLARE
  start text := words[cardinality(words)] || ':*';
BEGIN
  RETURN plainto_tsquery(config, array_to_string(trim_array(words, 1), ' ')) &&
    (to_tsquery('simple', start) || to_tsquery(config, start));
END $$;
