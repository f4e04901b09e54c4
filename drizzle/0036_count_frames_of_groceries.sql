-- A list or an item is counted with its key and what stands around its entries: drafts.ts.
UPDATE "grocery_docs" SET "length" = "length" + 60 + length("key");--> statement-breakpoint
-- Devices may have been told of lists of other households: all are told anew what is theirs.
UPDATE "grocery_households" SET
	"text_length" = (
		SELECT coalesce(sum("length"), 0) FROM "grocery_docs"
		WHERE "grocery_docs"."household_id" = "grocery_households"."household_id"
	),
	"seq" = "seq" + 1,
	"forgotten_seq" = "seq" + 1;
