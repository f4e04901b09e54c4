CREATE TABLE "household_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"household_id" text NOT NULL,
	"former_owner_id" text NOT NULL,
	"handed_over_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "household_handovers" ADD CONSTRAINT "household_handovers_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_handovers" ADD CONSTRAINT "household_handovers_former_owner_id_users_id_fk" FOREIGN KEY ("former_owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_handovers_household_id_index" ON "household_handovers" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "household_handovers_former_owner_id_index" ON "household_handovers" USING btree ("former_owner_id");--> statement-breakpoint
CREATE INDEX "household_handovers_handed_over_at_index" ON "household_handovers" USING btree ("handed_over_at");