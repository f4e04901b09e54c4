-- The words of a text, in small letters. Tags, entities and protocols would be left out as markup, which no recipe has.
create function recipe_lexemes(words text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, replace(replace(replace(words, '<', ' '), '&', ' '), '/', ' '));
--> statement-breakpoint
-- Every word, be it of one letter or a number: a search finds in these what its own words are part of.
create or replace function recipe_terms_in(words text) returns setof text language sql immutable parallel safe as $$
  select unnest(tsvector_to_array(recipe_lexemes(words)))
$$;
--> statement-breakpoint
insert into recipe_terms select distinct recipe_terms_in(recipe_words(name, description, ingredients)) from recipes
  on conflict do nothing;
--> statement-breakpoint
DROP INDEX "recipes_by_title";--> statement-breakpoint
DROP INDEX "recipes_by_ingredients";--> statement-breakpoint
CREATE INDEX "recipes_by_title_words" ON "recipes" USING gin (recipe_lexemes("name" || E'\n' || "description"));--> statement-breakpoint
CREATE INDEX "recipes_by_words" ON "recipes" USING gin (recipe_lexemes(recipe_words("name", "description", "ingredients")));
