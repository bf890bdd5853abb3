-- How long the text of an add-on may be for a product, and which characters it takes (`lib/contract/addon-text.ts`).
ALTER TABLE product_addons
  ADD COLUMN max_length integer CHECK (max_length BETWEEN 1 AND 200),
  ADD COLUMN pattern text CHECK (pattern IN ('letters', 'letters_and_numbers', 'a_to_z'));
