ALTER TABLE "generations" ALTER COLUMN "nutrition_info" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "nutrition_info" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "sent_lines_digest" text;