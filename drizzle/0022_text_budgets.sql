CREATE TABLE "text_budgets" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"text_count" integer NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	CONSTRAINT "text_budgets_day_scope_pk" PRIMARY KEY("day","scope"),
	CONSTRAINT "text_budgets_are_not_negative" CHECK ("text_budgets"."text_count" >= 0 and "text_budgets"."cost_micro_usd" >= 0)
);
--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "budget_day" date;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "budget_network" text;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "cost_micro_usd" bigint DEFAULT 0 NOT NULL;