ALTER TYPE "public"."recipe_import_source" ADD VALUE 'pictures';--> statement-breakpoint
CREATE TABLE "recipe_import_pages" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "recipe_import_pages_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "imported_items" ADD COLUMN "is_by_model" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_items" ADD COLUMN "grounding" jsonb;--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD COLUMN "pages" integer[];--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD COLUMN "source_text" text;--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD COLUMN "reservation" jsonb;--> statement-breakpoint
ALTER TABLE "recipe_import_pages" ADD CONSTRAINT "recipe_import_pages_import_id_recipe_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recipe_imports"("id") ON DELETE cascade ON UPDATE no action;