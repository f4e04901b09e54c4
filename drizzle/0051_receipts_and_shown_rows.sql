CREATE TABLE "account_deletions" (
	"call_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_client_groceries" (
	"session_id" text NOT NULL,
	"household_id" text NOT NULL,
	"shown" jsonb NOT NULL,
	CONSTRAINT "old_client_groceries_session_id_household_id_pk" PRIMARY KEY("session_id","household_id")
);
--> statement-breakpoint
DROP INDEX "recipes_total_time_minutes_created_at_index";--> statement-breakpoint
ALTER TABLE "old_client_groceries" ADD CONSTRAINT "old_client_groceries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_client_groceries" ADD CONSTRAINT "old_client_groceries_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_deleted_at_index" ON "account_deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "old_client_groceries_household_id_index" ON "old_client_groceries" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "recipes_by_time" ON "recipes" USING btree (nullif("total_time_minutes", 0),"created_at" DESC NULLS LAST);