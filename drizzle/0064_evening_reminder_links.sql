CREATE TABLE "evening_reminder_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "evening_reminder_links" ADD CONSTRAINT "evening_reminder_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evening_reminder_links_user_id_index" ON "evening_reminder_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evening_reminder_links_created_at_index" ON "evening_reminder_links" USING btree ("created_at");