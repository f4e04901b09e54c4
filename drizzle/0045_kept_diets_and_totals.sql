ALTER TYPE "public"."diet_type" ADD VALUE 'Gluten-free';--> statement-breakpoint
ALTER TYPE "public"."diet_type" ADD VALUE 'Dairy-free';--> statement-breakpoint
ALTER TYPE "public"."diet_type" ADD VALUE 'Low-carb';--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "is_total_time_stated" boolean DEFAULT true NOT NULL;