CREATE TYPE "public"."week_plan_state" AS ENUM('planning', 'planned', 'impossible', 'unfinished', 'failed', 'cancelled');--> statement-breakpoint
CREATE TABLE "week_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"household_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" "week_plan_state" DEFAULT 'planning' NOT NULL,
	"request" jsonb NOT NULL,
	"result" jsonb
);
--> statement-breakpoint
ALTER TABLE "week_plans" ADD CONSTRAINT "week_plans_household_id_user_id_memberships_household_id_user_id_fk" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."memberships"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "week_plans_user_id_created_at_index" ON "week_plans" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "week_plans_created_at_index" ON "week_plans" USING btree ("created_at");