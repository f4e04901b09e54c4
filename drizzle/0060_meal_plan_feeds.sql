CREATE TYPE "public"."meal_plan_feed_scope" AS ENUM('household', 'person');--> statement-breakpoint
CREATE TABLE "meal_plan_feeds" (
	"household_id" text NOT NULL,
	"user_id" text NOT NULL,
	"scope" "meal_plan_feed_scope" NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_feeds_household_id_user_id_scope_pk" PRIMARY KEY("household_id","user_id","scope"),
	CONSTRAINT "meal_plan_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "meal_plan_feeds" ADD CONSTRAINT "meal_plan_feeds_household_id_user_id_memberships_household_id_user_id_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."memberships"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plan_feeds_user_id_index" ON "meal_plan_feeds" USING btree ("user_id");