CREATE TABLE "old_client_logins" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_login_timestamp" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "nutrition_info" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "is_servings_stated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "cook_time_words" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "nutrition_info" jsonb;--> statement-breakpoint
ALTER TABLE "old_client_logins" ADD CONSTRAINT "old_client_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;