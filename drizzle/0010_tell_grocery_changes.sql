-- Live lists in every process hear of a change when it has committed.
create function tell_grocery_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('groceries_changed', new.household_id);
  return null;
end $$;
--> statement-breakpoint
create trigger grocery_households_tell_change after insert or update of seq on grocery_households
  for each row execute function tell_grocery_change();
--> statement-breakpoint
-- Whoever is no longer in a household, or signed in, loses what is open at once.
create function tell_ended_membership() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_ended', old.household_id || ' ' || old.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger memberships_tell_end after delete on memberships
  for each row execute function tell_ended_membership();
--> statement-breakpoint
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_ended', 'session ' || old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_tell_end after delete on sessions
  for each row execute function tell_ended_session();
--> statement-breakpoint
-- Who signs out leaves a session behind that is over.
create trigger sessions_tell_retirement after update of expires_at on sessions
  for each row when (new.expires_at <= now()) execute function tell_ended_session();
--> statement-breakpoint
-- A text is to leave as soon as its cause has committed, whichever process sends it.
create function tell_queued_text() returns trigger language plpgsql as $$
begin
  perform pg_notify('text_queued', '');
  return null;
end $$;
--> statement-breakpoint
create trigger texts_tell_queued_text after insert on texts
  for each statement execute function tell_queued_text();
