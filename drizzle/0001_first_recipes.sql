CREATE TYPE "public"."generation_engine" AS ENUM('openai', 'endpoint', 'built-in');--> statement-breakpoint
CREATE TYPE "public"."generation_outcome" AS ENUM('finished', 'stopped', 'failed');--> statement-breakpoint
CREATE TYPE "public"."cuisine" AS ENUM('Italian', 'Chinese', 'Indian', 'Mexican', 'French', 'Japanese', 'Mediterranean', 'Thai', 'Spanish', 'American', 'Korean', 'Vietnamese', 'Turkish', 'Greek', 'Lebanese', 'Caribbean', 'Moroccan', 'Brazilian', 'Argentinian', 'Ethiopian', 'Persian', 'Russian', 'Cuban', 'German', 'Filipino', 'Indonesian', 'Pakistani', 'Sri Lankan', 'Malaysian', 'Afghan', 'Portuguese', 'Australian', 'Polish', 'Scandinavian', 'Irish', 'Hungarian', 'Peruvian', 'Egyptian', 'South African', 'Jamaican', 'Tibetan', 'Nepalese', 'Other');--> statement-breakpoint
CREATE TYPE "public"."diet_type" AS ENUM('No restrictions', 'Vegetarian', 'Vegan', 'Pescatarian', 'Keto', 'Paleo');--> statement-breakpoint
CREATE TYPE "public"."meal_type" AS ENUM('Breakfast', 'Lunch', 'Dinner', 'Snack');--> statement-breakpoint
CREATE TABLE "generation_budgets" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"generations" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "generation_budgets_day_scope_pk" PRIMARY KEY("day","scope"),
	CONSTRAINT "generation_budgets_are_not_negative" CHECK ("generation_budgets"."generations" >= 0 and "generation_budgets"."cost_micro_usd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" "generation_outcome" NOT NULL,
	"failure" text,
	"engine" "generation_engine" NOT NULL,
	"model" text,
	"prompt_version" text NOT NULL,
	"seed" integer NOT NULL,
	"tries" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"duration_ms" integer NOT NULL,
	"cost_micro_usd" bigint,
	CONSTRAINT "generations_failure_has_a_reason" CHECK (("generations"."outcome" = 'failed') = ("generations"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"meal_type" "meal_type" NOT NULL,
	"diet_type" "diet_type" NOT NULL,
	"cuisine" "cuisine" NOT NULL,
	"servings" integer NOT NULL,
	"prep_time_minutes" integer NOT NULL,
	"cook_time_minutes" integer NOT NULL,
	"total_time_minutes" integer NOT NULL,
	"ingredients" text[] NOT NULL,
	"instructions" text[] NOT NULL,
	CONSTRAINT "recipes_feed_someone" CHECK ("recipes"."servings" > 0),
	CONSTRAINT "recipes_take_time" CHECK (least("recipes"."prep_time_minutes", "recipes"."cook_time_minutes", "recipes"."total_time_minutes") >= 0)
);
--> statement-breakpoint
CREATE INDEX "generations_created_at_index" ON "generations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recipes_created_at_id_index" ON "recipes" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "recipes_cuisine_created_at_index" ON "recipes" USING btree ("cuisine","created_at" DESC NULLS LAST);