-- A mail is to leave as soon as its cause has committed, whichever process sends it.
create function tell_queued_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_queued', '');
  return null;
end $$;
--> statement-breakpoint
create trigger outbox_tell_queued_mail after insert on outbox
  for each statement execute function tell_queued_mail();
