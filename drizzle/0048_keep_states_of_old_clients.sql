CREATE TYPE "public"."shown_part" AS ENUM('allergies', 'diets');
--> statement-breakpoint
CREATE TABLE "old_client_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "old_client_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"part" "shown_part" NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "old_client_states" ADD CONSTRAINT "old_client_states_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "old_client_states_session_id_part_index" ON "old_client_states" USING btree ("session_id","part");
--> statement-breakpoint
insert into old_client_states (session_id, part, words)
  select session_id, part::shown_part, array(select distinct lower(btrim(word)) from unnest(words) word order by 1)
  from old_client_reads, lateral (values
    ('allergies', allergens::text[] || other_allergies),
    ('diets', diets::text[])
  ) as shown (part, words);
--> statement-breakpoint
DROP TABLE "old_client_reads" CASCADE;
