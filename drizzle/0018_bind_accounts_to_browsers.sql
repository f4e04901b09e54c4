ALTER TABLE "session_tokens" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD COLUMN "successor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD COLUMN "successor_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "foreign_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_invited_by_index" ON "memberships" USING btree ("invited_by");