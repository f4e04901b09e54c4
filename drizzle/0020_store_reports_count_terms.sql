CREATE TABLE "recipe_reports" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"recipe_version" integer NOT NULL,
	"kitchen_version" text NOT NULL,
	"report" jsonb,
	"scalables" jsonb
);
--> statement-breakpoint
CREATE TABLE "recipe_term_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_term_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"recipes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_term_counts" (
	"word" text PRIMARY KEY NOT NULL,
	"recipes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipe_reports" ADD CONSTRAINT "recipe_reports_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Not built again, which would lock every search out for as long as it takes.
ALTER INDEX "recipe_terms_by_likeness" SET (fastupdate=false);--> statement-breakpoint
select gin_clean_pending_list('recipe_terms_by_likeness');
--> statement-breakpoint
-- The first 300 words of a recipe, each once; an honest recipe has fewer. Sorted, so that all writers lock rows in one order.
create function recipe_terms_of(name text, description text, ingredients text[]) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(lexeme order by lexeme), '{}') from (
    select lexeme from unnest(recipe_lexemes(recipe_words(name, description, ingredients)))
    order by positions[1], lexeme limit 300
  ) first_words);
--> statement-breakpoint
-- Held shared by every writer until it commits, and alone by whoever adds up the changes.
create function lock_recipe_terms_shared() returns void language sql as $$
  select pg_advisory_xact_lock_shared(7305116)
$$;
--> statement-breakpoint
create function lock_recipe_terms() returns void language sql as $$
  select pg_advisory_xact_lock(7305116)
$$;
--> statement-breakpoint
create or replace function note_recipe_terms() returns trigger language plpgsql as $$
begin
  perform lock_recipe_terms_shared();
  if tg_op = 'INSERT' then
    with changes as (
      insert into recipe_term_changes (words, recipes)
        select recipe_terms_of(name, description, ingredients), 1 from saved
        returning words
    )
    insert into recipe_terms (word) select distinct unnest(words) word from changes order by word
      on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into recipe_term_changes (words, recipes)
      select recipe_terms_of(name, description, ingredients), -1 from removed;
  else
    with changes as (
      insert into recipe_term_changes (words, recipes) values
        (recipe_terms_of(old.name, old.description, old.ingredients), -1),
        (recipe_terms_of(new.name, new.description, new.ingredients), 1)
        returning words, recipes
    )
    insert into recipe_terms (word) select distinct unnest(words) word from changes where recipes = 1 order by word
      on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger recipes_note_removed_terms after delete on recipes
  referencing old table as removed for each statement execute function note_recipe_terms();
--> statement-breakpoint
-- Counts all words again from the recipes themselves.
create function recount_recipe_terms() returns void language plpgsql as $$
begin
  perform lock_recipe_terms();
  delete from recipe_term_changes;
  truncate recipe_terms, recipe_term_counts;
  insert into recipe_term_counts (word, recipes)
    select word, count(*) from recipes, unnest(recipe_terms_of(name, description, ingredients)) word group by word;
  insert into recipe_terms (word) select word from recipe_term_counts;
end $$;
--> statement-breakpoint
-- Adds up the oldest changes, so many at most; returns how many there were.
create function add_up_recipe_terms(max_changes integer) returns integer language plpgsql as $$
declare
  added integer;
begin
  perform lock_recipe_terms();
  with taken as (
    delete from recipe_term_changes where id in (select id from recipe_term_changes order by id limit max_changes)
      returning words, recipes
  ), sums as (
    select word, sum(taken.recipes) as recipes from taken, unnest(words) word
      group by word having sum(taken.recipes) <> 0
  ), saved as (
    insert into recipe_term_counts as kept (word, recipes) select word, recipes from sums order by word
      on conflict (word) do update set recipes = kept.recipes + excluded.recipes
  )
  select count(*) into added from taken;
  return added;
end $$;
--> statement-breakpoint
-- Removes words that no recipe has, so many at most; returns how many. None while changes wait to be added up.
create function remove_orphan_recipe_terms(max_words integer) returns integer language plpgsql as $$
declare
  removed integer;
begin
  perform lock_recipe_terms();
  if exists (select from recipe_term_changes) then return 0; end if;
  delete from recipe_term_counts where recipes <= 0;
  delete from recipe_terms where word in (
    select word from recipe_terms terms
      where not exists (select from recipe_term_counts kept where kept.word = terms.word) limit max_words
  );
  get diagnostics removed = row_count;
  return removed;
end $$;
--> statement-breakpoint
-- A report is about the words it was made of, whoever changes them: it is made again by the next who asks.
create function forget_recipe_report() returns trigger language plpgsql as $$
begin
  delete from recipe_reports where recipe_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger recipes_forget_report
  after update of name, diet_type, servings, total_time_minutes, ingredients, instructions on recipes
  for each row execute function forget_recipe_report();
