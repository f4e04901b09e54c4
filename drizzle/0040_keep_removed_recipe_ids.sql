CREATE TABLE "removed_recipe_ids" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_digest" text
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "draft_digest" text;--> statement-breakpoint
CREATE INDEX "removed_recipe_ids_owner_digest_index" ON "removed_recipe_ids" USING btree ("owner_digest");--> statement-breakpoint
-- 32 hexadecimal digits and the ids of the house are given by Larder alone.
create function keep_removed_recipe_id() returns trigger language plpgsql as $$
begin
  if old.id !~ '^(demo-.*|[0-9a-f]{32})$' then
    insert into removed_recipe_ids (id, owner_digest)
      values (old.id, encode(sha256(convert_to(old.created_by, 'UTF8')), 'hex'))
      on conflict (id) do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger recipes_keep_removed_id after delete on recipes
  for each row execute function keep_removed_recipe_id();
