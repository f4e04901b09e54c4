-- Of photos kept before, nothing tells how many bytes they are: half a megabyte is usual.
ALTER TABLE "photos" ADD COLUMN "bytes" integer DEFAULT 500000 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "bytes" DROP DEFAULT;
