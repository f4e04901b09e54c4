-- No writer is halfway through what is replaced here, and none begins until this is committed.
lock table recipes in share row exclusive mode;
--> statement-breakpoint
select lock_recipe_terms();
--> statement-breakpoint
ALTER TABLE "recipe_terms" ADD COLUMN "added_by" text;--> statement-breakpoint
CREATE INDEX "recipe_terms_added_by_index" ON "recipe_terms" USING btree ("added_by");--> statement-breakpoint
-- The first 300 words of a recipe, each once, of 40 letters at most, as long as they have 3,000 triples of letters together,
-- each of which is an entry in the index of letters. Sorted, so that all writers lock rows in one order.
create or replace function recipe_terms_of(name text, description text, ingredients text[]) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(lexeme order by lexeme), '{}') from (
    select lexeme, row_number() over first_words as place, sum(length(lexeme) + 1) over first_words as triples
    from unnest(recipe_lexemes(recipe_words(name, description, ingredients))) where length(lexeme) <= 40
    window first_words as (order by positions[1], lexeme rows unbounded preceding)
  ) words where place <= 300 and triples <= 3000);
--> statement-breakpoint
-- How an account is named in recipe_terms, which does not change when it leaves.
create function term_adder(user_id text) returns text language sql immutable parallel safe
  return left(encode(sha256(convert_to(user_id, 'UTF8')), 'hex'), 16);
--> statement-breakpoint
-- How many words an account may add that no other recipe has.
create function max_added_terms() returns integer language sql immutable parallel safe return 5000;
--> statement-breakpoint
-- Adds words, each with the account that wrote it, as far as that account may add any.
create function add_recipe_terms(words text[], adders text[]) returns void language sql as $$
  with given as (
    select word, case when min(coalesce(adder, '')) = max(coalesce(adder, '')) then min(adder) end as adder
    from unnest(words, adders) each_word (word, adder) group by word
  ), missing as (
    select word, adder, row_number() over (partition by adder order by word) as place
    from given where not exists (select from recipe_terms kept where kept.word = given.word)
  ), adding as materialized (
    select adder, (select count(*) from (
      select from recipe_terms where added_by = adder limit max_added_terms()
    ) added) as added from missing where adder is not null group by adder
  )
  insert into recipe_terms (word, added_by)
    select word, adder from missing left join adding using (adder)
    where adder is null or place + added <= max_added_terms() order by word
    on conflict do nothing
$$;
--> statement-breakpoint
create or replace function note_recipe_terms() returns trigger language plpgsql as $$
declare
  new_words text[];
  adders text[];
begin
  perform lock_recipe_terms_shared();
  if tg_op = 'INSERT' then
    with added as materialized (
      select id, created_by, recipe_terms_of(name, description, ingredients) as words from saved
    ), changes as (
      insert into recipe_term_changes (words, recipes) select words, 1 from added where has_counted_terms(id)
    )
    select array_agg(word), array_agg(term_adder(created_by)) into new_words, adders
      from added, unnest(words) word;
  elsif tg_op = 'DELETE' then
    insert into recipe_term_changes (words, recipes)
      select recipe_terms_of(name, description, ingredients), -1 from removed where has_counted_terms(id);
    return null;
  else
    new_words := recipe_terms_of(new.name, new.description, new.ingredients);
    adders := array_fill(term_adder(new.created_by), array[cardinality(new_words)]);
    if has_counted_terms(new.id) then
      insert into recipe_term_changes (words, recipes) values
        (recipe_terms_of(old.name, old.description, old.ingredients), -1), (new_words, 1);
    end if;
  end if;
  perform add_recipe_terms(new_words, adders);
  return null;
end $$;
--> statement-breakpoint
-- Counts the words of the next recipes that are not counted yet, so many at most; returns how many there were.
create or replace function backfill_recipe_terms(max_recipes integer) returns integer language plpgsql as $$
declare
  counted integer;
  last_id text;
  new_words text[];
  adders text[];
begin
  perform lock_recipe_terms();
  with batch as materialized (
    select id, created_by, recipe_terms_of(name, description, ingredients) as words from recipes
      where id > (select counted_through from recipe_term_backfill) order by id limit max_recipes
  ), sums as (
    select word, count(*) as recipes from batch, unnest(words) word group by word
  ), saved_counts as (
    insert into recipe_term_counts as kept (word, recipes) select word, recipes from sums order by word
      on conflict (word) do update set recipes = kept.recipes + excluded.recipes
  ), written as (
    select array_agg(word) as words, array_agg(term_adder(created_by)) as adders from batch, unnest(words) word
  )
  select (select count(*) from batch), (select max(id) from batch), written.words, written.adders
    into counted, last_id, new_words, adders from written;
  perform add_recipe_terms(new_words, adders);
  if counted < max_recipes then
    delete from recipe_term_backfill;
  else
    update recipe_term_backfill set counted_through = last_id;
  end if;
  return counted;
end $$;
--> statement-breakpoint
-- Counts all words again from the recipes themselves, while every save waits. Of words that one account alone has it
-- keeps those of most of its recipes.
create or replace function recount_recipe_terms() returns void language plpgsql as $$
begin
  perform lock_recipe_terms();
  delete from recipe_term_changes;
  delete from recipe_term_backfill;
  truncate recipe_terms, recipe_term_counts;
  with counted as materialized (
    select word, count(*) as recipes,
      case when min(coalesce(created_by, '')) = max(coalesce(created_by, '')) then min(created_by) end as creator
    from recipes, unnest(recipe_terms_of(name, description, ingredients)) word group by word
  ), saved_counts as (
    insert into recipe_term_counts (word, recipes) select word, recipes from counted
  )
  insert into recipe_terms (word, added_by)
    select word, term_adder(creator) from (
      select word, creator, row_number() over (partition by creator order by recipes desc, word) as place from counted
    ) ranked where creator is null or place <= max_added_terms();
end $$;
--> statement-breakpoint
-- Housekeeping counts the words again, since it may take minutes, and then removes those that are no terms any more.
delete from recipe_term_changes;
--> statement-breakpoint
truncate recipe_term_counts;
--> statement-breakpoint
delete from recipe_term_backfill;
--> statement-breakpoint
insert into recipe_term_backfill (counted_through) select '' where exists (select from recipes);
