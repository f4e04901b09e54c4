-- Sign-ups that wait for their code came from a network nobody has written down.
ALTER TABLE "sign_ups" ADD COLUMN "visitor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "visitor" DROP DEFAULT;
