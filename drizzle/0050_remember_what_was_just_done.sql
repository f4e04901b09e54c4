ALTER TABLE "sessions" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "redeemed_by" text;--> statement-breakpoint
ALTER TABLE "old_client_states" ADD COLUMN "changed" text[] DEFAULT '{}' NOT NULL;