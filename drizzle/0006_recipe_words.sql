-- What a search looks through. Postgres holds array_to_string for changeable, since of other types it is; of text it is not.
create function recipe_words(name text, description text, ingredients text[]) returns text
  language sql immutable parallel safe
  return lower(name || ' ' || description || ' ' || array_to_string(ingredients, ' '));
