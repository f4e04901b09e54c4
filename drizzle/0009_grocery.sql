CREATE TYPE "public"."grocery_category" AS ENUM('Dairy', 'Meat', 'Vegetables', 'Fruits', 'Grains', 'Lentils and Pulses', 'Rice', 'Seafood', 'Baking', 'Spices', 'Pantry Staples', 'Beverages', 'Frozen Foods', 'Condiments', 'Snacks', 'Cleaning Supplies', 'Personal Care', 'Paper Goods', 'Sauces', 'Herbs');--> statement-breakpoint
CREATE TYPE "public"."text_state" AS ENUM('queued', 'sending', 'sent', 'kept', 'dropped', 'failed');--> statement-breakpoint
ALTER TYPE "public"."code_purpose" ADD VALUE 'confirm-phone';--> statement-breakpoint
CREATE TABLE "grocery_docs" (
	"household_id" text NOT NULL,
	"key" text NOT NULL,
	"seq" integer NOT NULL,
	"doc" jsonb NOT NULL,
	"name" text,
	"category" "grocery_category",
	"is_gone" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grocery_docs_household_id_key_pk" PRIMARY KEY("household_id","key"),
	CONSTRAINT "grocery_docs_key" CHECK (position('/' in "grocery_docs"."key") > 1)
);
--> statement-breakpoint
CREATE TABLE "grocery_households" (
	"household_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"forgotten_seq" integer NOT NULL,
	"staples" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text_state DEFAULT 'queued' NOT NULL,
	"phone_number" text NOT NULL,
	"message" text NOT NULL,
	"code_id" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "texts_leased_while_sending" CHECK (("texts"."state" = 'sending') = ("texts"."lease_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "grocery_docs" ADD CONSTRAINT "grocery_docs_household_id_grocery_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."grocery_households"("household_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocery_households" ADD CONSTRAINT "grocery_households_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grocery_docs_household_id_seq_index" ON "grocery_docs" USING btree ("household_id","seq");--> statement-breakpoint
CREATE INDEX "grocery_docs_household_id_index" ON "grocery_docs" USING btree ("household_id") WHERE not "grocery_docs"."is_gone";--> statement-breakpoint
CREATE INDEX "grocery_docs_changed_at_index" ON "grocery_docs" USING btree ("changed_at") WHERE "grocery_docs"."is_gone";--> statement-breakpoint
CREATE INDEX "texts_due_at_index" ON "texts" USING btree ("due_at") WHERE "texts"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "texts_created_at_index" ON "texts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "texts_user_id_index" ON "texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "texts_code_id_index" ON "texts" USING btree ("code_id");