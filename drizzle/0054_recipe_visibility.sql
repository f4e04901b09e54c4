-- No writer is halfway through what is replaced here, and none begins until this is committed.
lock table recipes in share row exclusive mode;
--> statement-breakpoint
select lock_recipe_terms();
--> statement-breakpoint
CREATE TYPE "public"."recipe_visibility" AS ENUM('everyone', 'household', 'creator');--> statement-breakpoint
CREATE TABLE "visibility_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"visibility" "recipe_visibility" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "visibility" "recipe_visibility" DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "household_id" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visibility_choices" ADD CONSTRAINT "visibility_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipes_shown_to_all" ON "recipes" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "recipes"."visibility" = 'everyone';--> statement-breakpoint
CREATE INDEX "recipes_hidden_by_creator" ON "recipes" USING btree ("created_by") WHERE "recipes"."visibility" <> 'everyone';--> statement-breakpoint
CREATE INDEX "recipes_by_household" ON "recipes" USING btree ("household_id") WHERE "recipes"."household_id" is not null;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_household_that_sees_it" CHECK (("recipes"."visibility" = 'household') = ("recipes"."household_id" is not null));--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_hidden_by_someone" CHECK (("recipes"."visibility" = 'everyone' or "recipes"."created_by" is not null));
--> statement-breakpoint
-- Words that not everybody sees are no terms: a search could tell of them. A recipe that is hidden or shown counts as one that
-- goes or comes.
create or replace function note_recipe_terms() returns trigger language plpgsql as $$
declare
  new_words text[] := '{}';
  adders text[];
begin
  perform lock_recipe_terms_shared();
  if tg_op = 'INSERT' then
    with added as materialized (
      select id, created_by, recipe_terms_of(name, description, ingredients) as words from saved
        where visibility = 'everyone'
    ), changes as (
      insert into recipe_term_changes (words, recipes) select words, 1 from added where has_counted_terms(id)
    )
    select array_agg(word), array_agg(term_adder(created_by)) into new_words, adders
      from added, unnest(words) word;
  elsif tg_op = 'DELETE' then
    insert into recipe_term_changes (words, recipes)
      select recipe_terms_of(name, description, ingredients), -1 from removed
        where visibility = 'everyone' and has_counted_terms(id);
    return null;
  else
    if new.visibility = 'everyone' then
      new_words := recipe_terms_of(new.name, new.description, new.ingredients);
    end if;
    adders := array_fill(term_adder(new.created_by), array[cardinality(new_words)]);
    if has_counted_terms(new.id) then
      insert into recipe_term_changes (words, recipes)
        select words, recipes from (values
          (recipe_terms_of(old.name, old.description, old.ingredients), -1, old.visibility),
          (new_words, 1, new.visibility)
        ) change (words, recipes, visibility) where visibility = 'everyone';
    end if;
  end if;
  perform add_recipe_terms(new_words, adders);
  return null;
end $$;
--> statement-breakpoint
drop trigger recipes_note_changed_terms on recipes;
--> statement-breakpoint
create trigger recipes_note_changed_terms after update of name, description, ingredients, visibility on recipes
  for each row when (old.visibility = 'everyone' or new.visibility = 'everyone') execute function note_recipe_terms();
--> statement-breakpoint
create or replace function backfill_recipe_terms(max_recipes integer) returns integer language plpgsql as $$
declare
  counted integer;
  last_id text;
  new_words text[];
  adders text[];
begin
  perform lock_recipe_terms();
  with batch as materialized (
    select id, created_by,
      case when visibility = 'everyone' then recipe_terms_of(name, description, ingredients) else '{}' end as words
      from recipes where id > (select counted_through from recipe_term_backfill) order by id limit max_recipes
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
create or replace function recount_recipe_terms() returns void language plpgsql as $$
begin
  perform lock_recipe_terms();
  delete from recipe_term_changes;
  delete from recipe_term_backfill;
  truncate recipe_terms, recipe_term_counts;
  with counted as materialized (
    select word, count(*) as recipes,
      case when min(coalesce(created_by, '')) = max(coalesce(created_by, '')) then min(created_by) end as creator
    from recipes, unnest(recipe_terms_of(name, description, ingredients)) word
    where visibility = 'everyone' group by word
  ), saved_counts as (
    insert into recipe_term_counts (word, recipes) select word, recipes from counted
  )
  insert into recipe_terms (word, added_by)
    select word, term_adder(creator) from (
      select word, creator, row_number() over (partition by creator order by recipes desc, word) as place from counted
    ) ranked where creator is null or place <= max_added_terms();
end $$;
--> statement-breakpoint
-- Pages that are kept for everybody show a recipe that is hidden now: each process forgets them, and uses none of them again.
create function tell_hidden_recipe() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', 'recipe hidden');
  return null;
end $$;
--> statement-breakpoint
create trigger recipes_tell_hidden after update of visibility on recipes
  for each row when (old.visibility = 'everyone' and new.visibility <> 'everyone') execute function tell_hidden_recipe();
