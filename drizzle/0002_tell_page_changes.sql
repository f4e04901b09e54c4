-- Everybody's pages are rendered once; this tells every process when to render them anew.
create function tell_page_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', '');
  return null;
end $$;
--> statement-breakpoint
create trigger recipes_tell_page_change after insert or update or delete or truncate on recipes
  for each statement execute function tell_page_change();
