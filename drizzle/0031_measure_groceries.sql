ALTER TABLE "grocery_docs" ADD COLUMN "length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grocery_households" ADD COLUMN "text_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "grocery_docs" SET "length" = length("doc"::text);--> statement-breakpoint
UPDATE "grocery_households" SET "text_length" = (
  SELECT coalesce(sum("length"), 0) FROM "grocery_docs" WHERE "grocery_docs"."household_id" = "grocery_households"."household_id"
);
