-- What an older process queues meanwhile must not be left without a job.
lock table outbox, texts in access exclusive mode;
--> statement-breakpoint
CREATE TYPE "public"."job_state" AS ENUM('queued', 'running', 'handing over', 'done', 'failed', 'cancelled', 'unknown');
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"payload" jsonb NOT NULL,
	"state" "job_state" DEFAULT 'queued' NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"error" text,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "jobs_leased_while_taken" CHECK (("jobs"."state" in ('running', 'handing over')) = ("jobs"."lease_until" is not null)),
	CONSTRAINT "jobs_ended_once_over" CHECK (("jobs"."state" in ('queued', 'running', 'handing over')) = ("jobs"."ended_at" is null)),
	CONSTRAINT "jobs_progress_is_percent" CHECK ("jobs"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "jobs_by_urgency" ON "jobs" USING btree ("kind",(not "is_urgent"),"due_at") WHERE "jobs"."state" in ('queued', 'running', 'handing over');
--> statement-breakpoint
CREATE INDEX "jobs_by_lease" ON "jobs" USING btree ("lease_until") WHERE "jobs"."lease_until" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_stopped" ON "jobs" USING btree ("kind") WHERE "jobs"."ended_at" is null and ("jobs"."faults" > 0 or "jobs"."is_cancelled");
--> statement-breakpoint
CREATE INDEX "jobs_user_id_created_at_index" ON "jobs" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "jobs_ended_at_index" ON "jobs" USING btree ("ended_at") WHERE "jobs"."ended_at" is not null;
--> statement-breakpoint
-- What waits keeps its times, leases and counts.
insert into jobs (id, kind, payload, state, is_urgent, created_at, due_at, lease_until, attempts, faults)
  select id, 'mail', jsonb_build_object('mailId', id),
    (case state when 'sending' then 'running' else state::text end)::job_state,
    code_id is not null, created_at, due_at, lease_until, attempts, faults
  from outbox where state in ('queued', 'sending', 'handing over');
--> statement-breakpoint
-- A text that an older process is sending may have arrived, so that it is not sent again.
insert into jobs (id, kind, user_id, payload, state, created_at, due_at, lease_until, attempts, faults, error, is_cancelled)
  select id, 'text', user_id, jsonb_build_object('textId', id),
    (case state when 'sending' then 'handing over' else state::text end)::job_state,
    created_at, due_at, lease_until, attempts, faults, failure, is_cancelled
  from texts where state in ('queued', 'sending')
  on conflict do nothing;
--> statement-breakpoint
drop trigger outbox_tell_queued_mail on outbox;
--> statement-breakpoint
drop function tell_queued_mail();
--> statement-breakpoint
drop trigger texts_tell_queued_text on texts;
--> statement-breakpoint
drop function tell_queued_text();
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_leased_while_sending";
--> statement-breakpoint
ALTER TABLE "texts" DROP CONSTRAINT "texts_leased_while_sending";
--> statement-breakpoint
DROP INDEX "outbox_by_urgency";
--> statement-breakpoint
DROP INDEX "texts_due_at_index";
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "state" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
--> statement-breakpoint
DROP TYPE "public"."mail_state";
--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sent', 'kept', 'dropped', 'failed');
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."mail_state";
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "state" SET DATA TYPE "public"."mail_state" USING (case when "state" in ('sending', 'handing over') then 'queued' else "state" end)::"public"."mail_state";
--> statement-breakpoint
ALTER TABLE "texts" ALTER COLUMN "state" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "texts" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
--> statement-breakpoint
DROP TYPE "public"."text_state";
--> statement-breakpoint
CREATE TYPE "public"."text_state" AS ENUM('queued', 'sent', 'kept', 'dropped', 'failed', 'cancelled', 'unknown');
--> statement-breakpoint
ALTER TABLE "texts" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."text_state";
--> statement-breakpoint
ALTER TABLE "texts" ALTER COLUMN "state" SET DATA TYPE "public"."text_state" USING (case when "state" = 'sending' then 'queued' when "is_cancelled" and "state" in ('dropped', 'failed') then 'cancelled' else "state" end)::"public"."text_state";
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "due_at";
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "lease_until";
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attempts";
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "faults";
--> statement-breakpoint
ALTER TABLE "texts" DROP COLUMN "due_at";
--> statement-breakpoint
ALTER TABLE "texts" DROP COLUMN "lease_until";
--> statement-breakpoint
ALTER TABLE "texts" DROP COLUMN "attempts";
--> statement-breakpoint
ALTER TABLE "texts" DROP COLUMN "faults";
--> statement-breakpoint
ALTER TABLE "texts" DROP COLUMN "failure";
--> statement-breakpoint
ALTER TABLE "texts" DROP COLUMN "is_cancelled";
--> statement-breakpoint
-- A job is to begin as soon as its cause has committed, whichever process performs it.
create function tell_queued_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('job_queued', '');
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_tell_queued_job after insert on jobs
  for each statement execute function tell_queued_job();
--> statement-breakpoint
-- Who follows their own jobs hears of each change that they are shown.
create function tell_job_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs_changed', new.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_tell_new_job after insert on jobs
  for each row when (new.user_id is not null) execute function tell_job_change();
--> statement-breakpoint
create trigger jobs_tell_change after update of state, progress, is_cancelled on jobs
  for each row when (
    new.user_id is not null
    and (old.state, old.progress, old.is_cancelled) is distinct from (new.state, new.progress, new.is_cancelled)
  ) execute function tell_job_change();
