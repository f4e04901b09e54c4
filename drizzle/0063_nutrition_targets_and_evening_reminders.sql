CREATE TABLE "nutrition_targets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"figures" jsonb NOT NULL,
	"body" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "nutrition_targets_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "nutrition_targets_guestId_unique" UNIQUE("guest_id"),
	CONSTRAINT "nutrition_targets_of_one_eater" CHECK (num_nonnulls("nutrition_targets"."user_id", "nutrition_targets"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "evening_reminders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminded_of" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nutrition_targets" ADD CONSTRAINT "nutrition_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_targets" ADD CONSTRAINT "nutrition_targets_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_reminders" ADD CONSTRAINT "evening_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evening_reminders_reminded_of_index" ON "evening_reminders" USING btree ("reminded_of");