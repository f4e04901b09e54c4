ALTER TABLE "outbox" ADD COLUMN "caused_by" text;--> statement-breakpoint
CREATE INDEX "outbox_caused_by_index" ON "outbox" USING btree ("caused_by");