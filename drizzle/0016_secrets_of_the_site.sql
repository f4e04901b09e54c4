CREATE TABLE "outbox_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"redeemed_at" timestamp with time zone,
	"browser_hash" text,
	CONSTRAINT "outbox_keys_browserHash_unique" UNIQUE("browser_hash"),
	CONSTRAINT "outbox_keys_redeemed_by_a_browser" CHECK (("outbox_keys"."redeemed_at" is null) = ("outbox_keys"."browser_hash" is null))
);
