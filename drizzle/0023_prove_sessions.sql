ALTER TYPE "public"."code_purpose" ADD VALUE 'prove-identity';--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Sessions from before count as proven when they began, not when this was added.
UPDATE "sessions" SET "proven_at" = "created_at";