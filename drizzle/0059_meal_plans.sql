CREATE TABLE "meal_plan_docs" (
	"household_id" text NOT NULL,
	"key" text NOT NULL,
	"seq" integer NOT NULL,
	"doc" jsonb NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"is_gone" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"date" date,
	CONSTRAINT "meal_plan_docs_household_id_key_pk" PRIMARY KEY("household_id","key"),
	CONSTRAINT "meal_plan_docs_key" CHECK (position('/' in "meal_plan_docs"."key") > 1)
);
--> statement-breakpoint
CREATE TABLE "meal_plan_households" (
	"household_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"forgotten_seq" integer NOT NULL,
	"text_length" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meal_plan_docs" ADD CONSTRAINT "meal_plan_docs_household_id_meal_plan_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."meal_plan_households"("household_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_households" ADD CONSTRAINT "meal_plan_households_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plan_docs_household_id_seq_index" ON "meal_plan_docs" USING btree ("household_id","seq");--> statement-breakpoint
CREATE INDEX "meal_plan_docs_household_id_date_index" ON "meal_plan_docs" USING btree ("household_id","date") WHERE not "meal_plan_docs"."is_gone";--> statement-breakpoint
CREATE INDEX "meal_plan_docs_changed_at_index" ON "meal_plan_docs" USING btree ("changed_at") WHERE "meal_plan_docs"."is_gone";--> statement-breakpoint
-- Live plans in every process learn of a change when it has committed.
create function tell_meal_plan_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('meal_plans_changed', new.household_id);
  return null;
end $$;
--> statement-breakpoint
create trigger meal_plan_households_tell_change after insert or update of seq on meal_plan_households
  for each row execute function tell_meal_plan_change();
