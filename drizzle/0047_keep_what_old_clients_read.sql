CREATE TABLE "old_client_reads" (
	"session_id" text PRIMARY KEY NOT NULL,
	"allergens" "allergen"[] NOT NULL,
	"other_allergies" text[] NOT NULL,
	"diets" "diet"[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "old_client_reads" ADD CONSTRAINT "old_client_reads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;