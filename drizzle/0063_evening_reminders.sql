CREATE TABLE "evening_reminders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminded_of" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evening_reminders" ADD CONSTRAINT "evening_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evening_reminders_reminded_of_index" ON "evening_reminders" USING btree ("reminded_of");