ALTER TYPE "public"."code_purpose" ADD VALUE 'change-email';--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"former_email" "citext" NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_former_email_index" ON "email_changes" USING btree ("former_email");--> statement-breakpoint
CREATE INDEX "email_changes_changed_at_index" ON "email_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "codes_subject_id_index" ON "codes" USING btree ("subject_id");