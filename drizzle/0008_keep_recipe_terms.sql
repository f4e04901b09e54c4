-- Words of four letters or more, of which a misspelling can be told.
create function recipe_terms_in(words text) returns setof text language sql immutable parallel safe as $$
  select found[1] from regexp_matches(words, '[[:alpha:]]{4,24}', 'g') found
$$;
--> statement-breakpoint
-- Words that are gone again stay: they are few. They are noted in one order, or two saves could wait for each other.
create function note_recipe_terms() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into recipe_terms
      select distinct recipe_terms_in(recipe_words(new.name, new.description, new.ingredients)) term order by term
      on conflict do nothing;
  else
    insert into recipe_terms
      select distinct recipe_terms_in(recipe_words(name, description, ingredients)) term from saved order by term
      on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger recipes_note_terms after insert on recipes
  referencing new table as saved for each statement execute function note_recipe_terms();
--> statement-breakpoint
create trigger recipes_note_changed_terms after update of name, description, ingredients on recipes
  for each row execute function note_recipe_terms();
--> statement-breakpoint
insert into recipe_terms select distinct recipe_terms_in(recipe_words(name, description, ingredients)) from recipes;
