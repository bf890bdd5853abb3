-- Search over the whole shop: content beside products, the owner's synonyms and redirects, the values
-- of options and attributes that a search can name, and searches that found nothing.

-- The searchable text of categories, pages, articles and questions, maintained by triggers.
CREATE TABLE search_texts (
  kind text NOT NULL CHECK (kind IN ('category', 'page', 'article', 'question')),
  record_id integer NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (kind, record_id)
);
CREATE INDEX search_texts_search ON search_texts USING gin (search) WITH (fastupdate = off);

-- As for products: names before leads before bodies, names also as written.
CREATE FUNCTION content_search_vector(name text, lead text, body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT
    setweight(to_tsvector('public.shop_english', public.plain_words(name)), 'A') ||
    setweight(to_tsvector('simple', public.plain_words(name)), 'A') ||
    setweight(to_tsvector('public.shop_english', public.plain_words(lead)), 'C') ||
    setweight(
      to_tsvector('public.shop_english',
        public.plain_words(regexp_replace(body, '<[^>]*>', ' ', 'g'))),
      'D')
$$;

-- The texts of a page's widgets: settings of several words. Hidden and scheduled widgets are left out,
-- so that a search does not reveal them.
CREATE FUNCTION page_widget_texts(rows jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(value #>> '{}', ' '), '') FROM jsonb_path_query(rows,
    '$[*].blocks[*] ? (!(@.deleted == true)).widgets[*] ? (!(@.wrapper.hidden == true)
      && !(@.wrapper.hidden_before != null) && !(@.wrapper.hidden_after != null))
      .templatevar.** ? (@.type() == "string" && @ like_regex "\\s")') AS value
$$;

CREATE FUNCTION save_search_text(text_kind text, id integer, name text, lead text, body text)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_texts VALUES (text_kind, id, content_search_vector(name, lead, body))
    ON CONFLICT (kind, record_id) DO UPDATE SET search = EXCLUDED.search;
  INSERT INTO search_words
    SELECT DISTINCT word FROM unnest(string_to_array(plain_words(name || ' ' || lead), ' ')) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word ~ '[a-z]' ORDER BY word
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_texts WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
  ELSIF TG_ARGV[0] = 'page' THEN
    PERFORM save_search_text('page', NEW.id, NEW.name || ' ' || NEW.title, NEW.meta_description,
      NEW.content || ' ' || page_widget_texts(NEW.rows));
  ELSIF TG_ARGV[0] = 'article' THEN
    PERFORM save_search_text('article', NEW.id, NEW.name, NEW.blurb, NEW.content);
  ELSIF TG_ARGV[0] = 'question' THEN
    PERFORM save_search_text('question', NEW.id, NEW.name, '', NEW.content);
  ELSIF NEW.model = 'Sell/Product' THEN
    PERFORM save_search_text('category', NEW.id, NEW.name, NEW.meta_description, NEW.content);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_search AFTER INSERT OR DELETE OR
    UPDATE OF name, meta_description, content ON groups
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('category');
CREATE TRIGGER keep_search AFTER INSERT OR DELETE OR
    UPDATE OF name, title, meta_description, content, rows ON pages
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('page');
CREATE TRIGGER keep_search AFTER INSERT OR DELETE OR UPDATE OF name, blurb, content ON articles
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('article');
CREATE TRIGGER keep_search AFTER INSERT OR DELETE OR UPDATE OF name, content ON faqs
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('question');

SELECT save_search_text('category', id, name, meta_description, content)
  FROM groups WHERE model = 'Sell/Product';
SELECT save_search_text('page', id, name || ' ' || title, meta_description,
  content || ' ' || page_widget_texts(rows)) FROM pages;
SELECT save_search_text('article', id, name, blurb, content) FROM articles;
SELECT save_search_text('question', id, name, '', content) FROM faqs;

-- Values of options and attributes, with their words as they are searched. A value that no product has
-- any more stays: a search verifies that its filter finds something.
CREATE TABLE search_values (
  name text NOT NULL,
  value text NOT NULL,
  words text NOT NULL,
  PRIMARY KEY (name, value)
);
CREATE INDEX search_values_words ON search_values (words);

CREATE FUNCTION keep_search_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'product_attributes' THEN
    INSERT INTO search_values
      SELECT DISTINCT name, value, plain_words(value) FROM changed ORDER BY 1, 2
      ON CONFLICT DO NOTHING;
  ELSE
    -- Names with a colon cannot be filtered by.
    INSERT INTO search_values
      SELECT DISTINCT v.name, o.name, plain_words(o.name)
      FROM changed o JOIN product_variations v ON v.id = o.variation_id
      WHERE strpos(v.name, ':') = 0 ORDER BY 1, 2
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_values_added AFTER INSERT ON product_attributes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_values();
CREATE TRIGGER search_values_changed AFTER UPDATE ON product_attributes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_values();
CREATE TRIGGER search_values_added AFTER INSERT ON product_variation_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_values();
CREATE TRIGGER search_values_changed AFTER UPDATE ON product_variation_options
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_values();

INSERT INTO search_values
  SELECT name, value, plain_words(value) FROM product_attributes
  UNION
  SELECT v.name, o.name, plain_words(o.name) FROM product_variation_options o
    JOIN product_variations v ON v.id = o.variation_id WHERE strpos(v.name, ':') = 0;
CREATE INDEX product_variation_options_name ON product_variation_options (name);

-- A code without its punctuation, by which a search finds the SKU itself.
CREATE FUNCTION plain_code(code text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(lower(code COLLATE pg_c_utf8), '[^a-z0-9]+', '', 'g');
CREATE INDEX skus_plain_code ON skus (plain_code(code));

-- Who searches for `words` also finds `others`; if it is two-way, the other way round as well.
-- Both are plain_words().
CREATE TABLE search_synonyms (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  words text NOT NULL CHECK (words <> ''),
  others text NOT NULL CHECK (others <> ''),
  is_two_way boolean NOT NULL,
  UNIQUE (words, others),
  CHECK (words <> others)
);

-- Searches that lead to a page of the shop instead of results. `words` is plain_words().
CREATE TABLE search_redirects (
  words text PRIMARY KEY CHECK (words <> ''),
  to_path text NOT NULL CHECK (to_path ~ '^/([^/\\]|$)')
);

-- How often a search found nothing, by day in UTC. Contains nothing about who searched.
CREATE TABLE missed_searches (
  day date NOT NULL,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 60),
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  PRIMARY KEY (day, words)
);

-- Each segment is a word or phrase with its alternatives, separated by |. All segments must match;
-- the first alternative of the last one also as the beginning of a word. Without the SET the server
-- would send a notice for every empty part.
CREATE FUNCTION search_query(segments text[]) RETURNS tsquery
  LANGUAGE plpgsql STABLE SET client_min_messages = warning AS $$
DECLARE
  result tsquery := '';
  part tsquery;
  alternatives text[];
  typed text[];
BEGIN
  FOR at IN 1..cardinality(segments) LOOP
    alternatives := string_to_array(segments[at], '|');
    part := plainto_tsquery('public.shop_english', alternatives[1]);
    IF at = cardinality(segments) AND (numnode(part) > 0 OR numnode(result) = 0) THEN
      typed := string_to_array(alternatives[1], ' ');
      part := plainto_tsquery('public.shop_english', array_to_string(trim_array(typed, 1), ' ')) &&
        (to_tsquery('simple', typed[cardinality(typed)] || ':*') ||
         to_tsquery('public.shop_english', typed[cardinality(typed)] || ':*'));
    END IF;
    FOR other IN 2..cardinality(alternatives) LOOP
      part := part || plainto_tsquery('public.shop_english', alternatives[other]);
    END LOOP;
    result := result && part;
  END LOOP;
  RETURN result;
END $$;
