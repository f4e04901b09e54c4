ALTER TABLE "email_changes" ALTER COLUMN "changed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "identities" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();