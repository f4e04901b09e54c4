CREATE TABLE "recipe_term_backfill" (
	"counted_through" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- No writer is halfway through the trigger that is replaced here, and none begins until this is committed.
lock table recipes in share row exclusive mode;
--> statement-breakpoint
select lock_recipe_terms();
--> statement-breakpoint
-- Whether the counts include this recipe. The backfill counts the others, as they are when it gets to them.
create function has_counted_terms(recipe_id text) returns boolean language sql stable as $$
  select not exists (select from recipe_term_backfill where recipe_id > counted_through)
$$;
--> statement-breakpoint
create or replace function note_recipe_terms() returns trigger language plpgsql as $$
declare
  new_words text[];
begin
  perform lock_recipe_terms_shared();
  if tg_op = 'INSERT' then
    with added as materialized (
      select id, recipe_terms_of(name, description, ingredients) as words from saved
    ), changes as (
      insert into recipe_term_changes (words, recipes) select words, 1 from added where has_counted_terms(id)
    )
    insert into recipe_terms (word) select distinct unnest(words) word from added order by word
      on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into recipe_term_changes (words, recipes)
      select recipe_terms_of(name, description, ingredients), -1 from removed where has_counted_terms(id);
  else
    new_words := recipe_terms_of(new.name, new.description, new.ingredients);
    if has_counted_terms(new.id) then
      insert into recipe_term_changes (words, recipes) values
        (recipe_terms_of(old.name, old.description, old.ingredients), -1), (new_words, 1);
    end if;
    insert into recipe_terms (word) select unnest(new_words) word order by word on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Counts the words of the next recipes that are not counted yet, so many at most; returns how many there were.
create function backfill_recipe_terms(max_recipes integer) returns integer language plpgsql as $$
declare
  counted integer;
  last_id text;
begin
  perform lock_recipe_terms();
  with batch as materialized (
    select id, recipe_terms_of(name, description, ingredients) as words from recipes
      where id > (select counted_through from recipe_term_backfill) order by id limit max_recipes
  ), sums as materialized (
    select word, count(*) as recipes from batch, unnest(words) word group by word
  ), saved_counts as (
    insert into recipe_term_counts as kept (word, recipes) select word, recipes from sums order by word
      on conflict (word) do update set recipes = kept.recipes + excluded.recipes
  ), saved_terms as (
    insert into recipe_terms (word) select word from sums order by word on conflict do nothing
  )
  select count(*), max(id) into counted, last_id from batch;
  if counted < max_recipes then
    delete from recipe_term_backfill;
  else
    update recipe_term_backfill set counted_through = last_id;
  end if;
  return counted;
end $$;
--> statement-breakpoint
-- Removes words that no recipe has, so many at most; returns how many. None while something waits to be counted.
create or replace function remove_orphan_recipe_terms(max_words integer) returns integer language plpgsql as $$
declare
  removed integer;
begin
  perform lock_recipe_terms();
  if exists (select from recipe_term_changes) or exists (select from recipe_term_backfill) then return 0; end if;
  delete from recipe_term_counts where recipes <= 0;
  delete from recipe_terms where word in (
    select word from recipe_terms terms
      where not exists (select from recipe_term_counts kept where kept.word = terms.word) limit max_words
  );
  get diagnostics removed = row_count;
  return removed;
end $$;
--> statement-breakpoint
-- Counts all words again from the recipes themselves, while every save waits.
create or replace function recount_recipe_terms() returns void language plpgsql as $$
begin
  perform lock_recipe_terms();
  delete from recipe_term_changes;
  delete from recipe_term_backfill;
  truncate recipe_terms, recipe_term_counts;
  insert into recipe_term_counts (word, recipes)
    select word, count(*) from recipes, unnest(recipe_terms_of(name, description, ingredients)) word group by word;
  insert into recipe_terms (word) select word from recipe_term_counts;
end $$;
--> statement-breakpoint
-- Recipes of before 0020 are not counted yet. Housekeeping does it, since it may take minutes.
insert into recipe_term_backfill (counted_through)
  select '' where exists (select from recipes) and not exists (select from recipe_term_counts);
--> statement-breakpoint
-- The backfill counts what these changed.
delete from recipe_term_changes where exists (select from recipe_term_backfill);
