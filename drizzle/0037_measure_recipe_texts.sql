-- No writer is halfway through what is replaced here, and none begins until this is committed.
LOCK TABLE "recipes", "recipe_revisions" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
select lock_recipe_terms();
--> statement-breakpoint
-- The words of a text, in small letters. Postgres looks for addresses, numbers with signs and markup at each of these signs:
-- for 36,000 characters "@1a" that took it 25 s, without the signs 6 ms.
create or replace function recipe_lexemes(words text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, translate(words, '<&/@_-.:+~=?#%', '              '));
--> statement-breakpoint
create function recipe_bytes(name text, description text, ingredients text[], instructions text[], content text) returns integer
  language sql immutable parallel safe
  return octet_length(name) + octet_length(description) + octet_length(array_to_string(ingredients, ''))
    + octet_length(array_to_string(instructions, '')) + octet_length(content);
--> statement-breakpoint
drop function recipe_terms_in(text);
--> statement-breakpoint
ALTER TABLE "recipe_revisions" ADD COLUMN "text_bytes" integer GENERATED ALWAYS AS (octet_length(content::text)) STORED NOT NULL;--> statement-breakpoint
-- Writes the table anew, and its indexes of words with it.
ALTER TABLE "recipes" ADD COLUMN "text_bytes" integer GENERATED ALWAYS AS (recipe_bytes(name, description, ingredients, instructions, content)) STORED NOT NULL;--> statement-breakpoint
-- Housekeeping counts the words again, since it may take minutes; until then a word is known by what it was part of.
delete from recipe_term_changes;
--> statement-breakpoint
delete from recipe_term_backfill;
--> statement-breakpoint
truncate recipe_term_counts;
--> statement-breakpoint
insert into recipe_term_backfill (counted_through) select '' where exists (select from recipes);
