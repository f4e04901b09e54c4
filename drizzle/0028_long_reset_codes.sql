ALTER TABLE "codes" ADD COLUMN "long_hash" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "long_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_long_whole" CHECK (("codes"."long_hash" is null) = ("codes"."long_expires_at" is null));