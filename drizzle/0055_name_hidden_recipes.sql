CREATE INDEX "recipes_shown_by_time" ON "recipes" USING btree (nullif("total_time_minutes", 0),"created_at" DESC NULLS LAST) WHERE "recipes"."visibility" = 'everyone';--> statement-breakpoint
CREATE INDEX "recipes_shown_by_rating" ON "recipes" USING btree (("rating_sum"::real / nullif("rating_count", 0)) desc nulls last,"rating_count" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE "recipes"."visibility" = 'everyone';--> statement-breakpoint
CREATE INDEX "recipes_shown_by_cuisine" ON "recipes" USING btree ("cuisine","created_at" DESC NULLS LAST) WHERE "recipes"."visibility" = 'everyone';--> statement-breakpoint
-- A recipe that is hidden takes along the pages that show it, and no other.
create or replace function tell_hidden_recipe() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', 'recipe hidden ' || new.id);
  return null;
end $$;
