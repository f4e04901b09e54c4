ALTER TYPE "public"."recipe_import_state" ADD VALUE 'receiving' BEFORE 'reading';--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD COLUMN "bytes" integer;