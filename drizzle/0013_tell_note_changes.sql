-- A recipe's page shows its notes and is kept by the stamp of its row, so that any change of a note, by whomever, raises
-- a number there. That tells every process to render its pages anew, as any change of a recipe does.
create function note_changes_recipe() returns trigger language plpgsql as $$
begin
  update recipes set notes_version = notes_version + 1 where id = coalesce(new.recipe_id, old.recipe_id);
  return null;
end $$;
--> statement-breakpoint
create trigger notes_change_recipe after insert or update or delete on notes
  for each row execute function note_changes_recipe();
