CREATE TYPE "public"."imported_item_state" AS ENUM('waiting', 'read', 'failed', 'saved');--> statement-breakpoint
CREATE TYPE "public"."recipe_import_source" AS ENUM('addresses', 'text', 'file');--> statement-breakpoint
CREATE TYPE "public"."recipe_import_state" AS ENUM('receiving', 'reading', 'read', 'stopped', 'failed');--> statement-breakpoint
CREATE TABLE "imported_items" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" "imported_item_state" NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"failure" text,
	"recipe" jsonb,
	"picture" "bytea",
	"recipe_id" text,
	CONSTRAINT "imported_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipe_import_chunks" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "recipe_import_chunks_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipe_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" "recipe_import_source" NOT NULL,
	"name" text NOT NULL,
	"state" "recipe_import_state" DEFAULT 'reading' NOT NULL,
	"failure" text,
	"bytes" integer,
	"job_id" text
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "source_author" text;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_recipe_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recipe_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_import_chunks" ADD CONSTRAINT "recipe_import_chunks_import_id_recipe_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recipe_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_imports" ADD CONSTRAINT "recipe_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_items_import_id_state_index" ON "imported_items" USING btree ("import_id","state");--> statement-breakpoint
CREATE INDEX "recipe_imports_user_id_created_at_index" ON "recipe_imports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipe_imports_created_at_index" ON "recipe_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recipes_by_source" ON "recipes" USING btree ("created_by","source_url") WHERE "recipes"."source_url" is not null;