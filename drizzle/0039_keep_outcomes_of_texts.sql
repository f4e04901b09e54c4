ALTER TABLE "texts" ADD COLUMN "may_be_sent_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "content_digest" text;