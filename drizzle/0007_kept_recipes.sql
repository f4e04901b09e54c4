CREATE TYPE "public"."establishment_type" AS ENUM('Cloud Kitchen', 'Home Cooking', 'Restaurant', 'Food Truck', 'Catering Service', 'Pop-Up Dining', 'Personal Chef', 'Meal Delivery Service');--> statement-breakpoint
CREATE TYPE "public"."feedback_type" AS ENUM('feature', 'bug', 'improvement', 'other');--> statement-breakpoint
CREATE TYPE "public"."recipe_kind" AS ENUM('recipe', 'blog');--> statement-breakpoint
ALTER TYPE "public"."meal_type" ADD VALUE 'Dessert';--> statement-breakpoint
CREATE TABLE "chef_recipes" (
	"chef_id" text NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"meal_type" "meal_type" NOT NULL,
	"diet_type" "diet_type" NOT NULL,
	"cooking_time_minutes" integer NOT NULL,
	CONSTRAINT "chef_recipes_chef_id_place_pk" PRIMARY KEY("chef_id","place"),
	CONSTRAINT "chef_recipes_take_time" CHECK ("chef_recipes"."cooking_time_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "chefs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"establishment_name" text NOT NULL,
	"establishment_type" "establishment_type" NOT NULL,
	"cuisine" "cuisine" NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"zipcode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" "feedback_type" NOT NULL,
	"description" text NOT NULL,
	"user_id" text,
	CONSTRAINT "feedback_says_something" CHECK ("feedback"."description" <> '')
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"recipe_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_recipe_id_user_id_pk" PRIMARY KEY("recipe_id","user_id"),
	CONSTRAINT "ratings_one_to_five" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tried" (
	"recipe_id" text NOT NULL,
	"user_id" text NOT NULL,
	"has_tried" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tried_recipe_id_user_id_pk" PRIMARY KEY("recipe_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_revisions" (
	"recipe_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"content" jsonb NOT NULL,
	CONSTRAINT "recipe_revisions_recipe_id_version_pk" PRIMARY KEY("recipe_id","version")
);
--> statement-breakpoint
CREATE TABLE "recipe_terms" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "household_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "mendings" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "findings_left" integer;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "kind" "recipe_kind" DEFAULT 'recipe' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "generation_id" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "contains" "allergen"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "may_contain" "allergen"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "breaks_diets" "diet"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "has_unknown_lines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "facts_version" text;--> statement-breakpoint
ALTER TABLE "chef_recipes" ADD CONSTRAINT "chef_recipes_chef_id_chefs_id_fk" FOREIGN KEY ("chef_id") REFERENCES "public"."chefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tried" ADD CONSTRAINT "tried_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tried" ADD CONSTRAINT "tried_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_revisions" ADD CONSTRAINT "recipe_revisions_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_revisions" ADD CONSTRAINT "recipe_revisions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_at_index" ON "feedback" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feedback_user_id_index" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photos_created_at_index" ON "photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ratings_user_id_index" ON "ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tried_user_id_index" ON "tried" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_terms_by_likeness" ON "recipe_terms" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_photo_photos_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("name") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_user_id_index" ON "generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_household_id_index" ON "generations" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "recipes_created_by_created_at_index" ON "recipes" USING btree ("created_by","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipes_meal_type_created_at_index" ON "recipes" USING btree ("meal_type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipes_total_time_minutes_created_at_index" ON "recipes" USING btree ("total_time_minutes","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipes_by_rating" ON "recipes" USING btree (("rating_sum"::real / nullif("rating_count", 0)) desc nulls last,"rating_count" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_by_photo" ON "recipes" USING btree ("photo") WHERE "recipes"."photo" is not null;--> statement-breakpoint
CREATE INDEX "recipes_facts_version_index" ON "recipes" USING btree ("facts_version");--> statement-breakpoint
CREATE INDEX "recipes_by_title" ON "recipes" USING gin (lower("name" || E'\n' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recipes_by_ingredients" ON "recipes" USING gin (recipe_words('', '', "ingredients") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_stars_by_count" CHECK ("recipes"."rating_sum" between "recipes"."rating_count" and "recipes"."rating_count" * 5);