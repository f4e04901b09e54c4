ALTER TABLE "outbox" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;