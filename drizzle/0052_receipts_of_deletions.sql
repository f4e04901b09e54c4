CREATE TABLE "account_deletions" (
	"call_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_deletions_deleted_at_index" ON "account_deletions" USING btree ("deleted_at");