DROP INDEX "outbox_due_at_index";--> statement-breakpoint
CREATE INDEX "outbox_by_urgency" ON "outbox" USING btree (("code_id" is null),"due_at") WHERE "outbox"."state" in ('queued', 'sending', 'handing over');--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "outbox_by_reply_address" ON "outbox" USING btree (lower("reply_to")) WHERE "outbox"."reply_to" is not null;