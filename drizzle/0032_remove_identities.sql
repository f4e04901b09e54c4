ALTER TABLE "identities" DROP CONSTRAINT "identities_provider_subject_pk";--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "has_made_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_open_one" ON "identities" USING btree ("provider","subject") WHERE "identities"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_once" ON "identities" USING btree ("provider","subject","user_id");--> statement-breakpoint
-- A visit that made an account wrote both rows in one transaction.
UPDATE "identities" SET "has_made_account" = true FROM "users"
  WHERE "users"."id" = "identities"."user_id" AND "identities"."created_at" <= "users"."created_at" + interval '10 seconds';
