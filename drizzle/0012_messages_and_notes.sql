CREATE TABLE "note_reports" (
	"note_id" text NOT NULL,
	"reporter" text NOT NULL,
	"user_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_reports_note_id_reporter_pk" PRIMARY KEY("note_id","reporter")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"author_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "notes_say_something" CHECK ("notes"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "notes_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "note_reports" ADD CONSTRAINT "note_reports_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_reports" ADD CONSTRAINT "note_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "note_reports_once_a_member" ON "note_reports" USING btree ("note_id","user_id");--> statement-breakpoint
CREATE INDEX "note_reports_user_id_index" ON "note_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_reports_at_index" ON "note_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notes_at_id_index" ON "notes" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notes_recipe_id_at_index" ON "notes" USING btree ("recipe_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notes_author_id_index" ON "notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notes_hidden_at_index" ON "notes" USING btree ("hidden_at") WHERE "notes"."hidden_at" is not null;