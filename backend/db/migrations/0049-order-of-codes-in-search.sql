-- A product's search vector has the codes of its SKUs once each, in the order of their ids. Before, the
-- positions in it depended on where the rows were stored, so that an update without a change could
-- write another vector, and the trigger of a changed SKU added every code twice.
CREATE OR REPLACE FUNCTION keep_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := product_search_vector(
    NEW.name, NEW.brand,
    coalesce((SELECT string_agg(code, ' ' ORDER BY id) FROM skus WHERE product_id = NEW.id), ''),
    NEW.blurb, NEW.content);
  INSERT INTO search_words
    SELECT DISTINCT word
    FROM unnest(string_to_array(plain_words(NEW.name || ' ' || NEW.brand || ' ' || NEW.blurb), ' ')) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word ~ '[a-z]'
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION refresh_products_of_skus(product_ids integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products SET
    search = product_search_vector(name, brand, coalesce(own.codes, ''), blurb, content),
    has_skus = coalesce(own.is_any_enabled, false)
  FROM (
    SELECT
      wanted.id,
      string_agg(skus.code, ' ' ORDER BY skus.id) AS codes,
      bool_or(skus.enabled) AS is_any_enabled
    FROM (SELECT DISTINCT unnest(product_ids) AS id) AS wanted LEFT JOIN skus ON skus.product_id = wanted.id
    GROUP BY wanted.id
  ) AS own
  WHERE products.id = own.id
$$;
