-- Synonyms belong to a language. The previous version has English ones.
ALTER TABLE search_synonyms
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$'),
  DROP CONSTRAINT search_synonyms_words_others_key,
  ADD UNIQUE (language, words, others);

-- English values of options and attributes by the words of their translations, written with these.
-- `stems` are the words without their endings. A row without its value finds nothing.
CREATE TABLE translated_values (
  language text NOT NULL,
  value text NOT NULL,
  words text NOT NULL,
  stems text NOT NULL,
  PRIMARY KEY (language, value)
);
CREATE INDEX translated_values_stems ON translated_values (language, stems);
CREATE INDEX search_values_value ON search_values (value);

-- Words without their endings, in a language's dictionary of stems. Stop words stay as they are.
CREATE FUNCTION stem_words(dictionary regdictionary, words text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(coalesce((ts_lexize(dictionary, word))[1], word), ' ' ORDER BY place), '')
    FROM string_to_table(words, ' ') WITH ORDINALITY AS listed(word, place)
  );

-- As search_query(segments), for the index of another language.
CREATE FUNCTION search_query(segments text[], config regconfig) RETURNS tsquery
  LANGUAGE plpgsql STABLE SET client_min_messages = warning AS $$
DECLARE
  result tsquery := '';
  part tsquery;
  alternatives text[];
  typed text[];
BEGIN
  FOR at IN 1..cardinality(segments) LOOP
    alternatives := string_to_array(segments[at], '|');
    part := plainto_tsquery(config, alternatives[1]);
    IF at = cardinality(segments) AND (numnode(part) > 0 OR numnode(result) = 0) THEN
      typed := string_to_array(alternatives[1], ' ');
      part := plainto_tsquery(config, array_to_string(trim_array(typed, 1), ' ')) &&
        (to_tsquery('simple', typed[cardinality(typed)] || ':*') ||
         to_tsquery(config, typed[cardinality(typed)] || ':*'));
    END IF;
    FOR other IN 2..cardinality(alternatives) LOOP
      part := part || plainto_tsquery(config, alternatives[other]);
    END LOOP;
    result := result && part;
  END LOOP;
  RETURN result;
END $$;
