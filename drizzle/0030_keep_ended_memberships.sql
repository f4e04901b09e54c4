CREATE TABLE "ended_memberships" (
	"household_id" text NOT NULL,
	"user_id" text NOT NULL,
	"invited_by" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ended_memberships_household_id_user_id_invited_by_pk" PRIMARY KEY("household_id","user_id","invited_by")
);
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_invited_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "ended_memberships" ADD CONSTRAINT "ended_memberships_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_memberships_user_id_index" ON "ended_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_memberships_invited_by_index" ON "ended_memberships" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "ended_memberships_joined_at_index" ON "ended_memberships" USING btree ("joined_at");--> statement-breakpoint
-- Fires for memberships that a deleted account takes along too; not for those of a household that is being deleted itself.
create function keep_ended_membership() returns trigger language plpgsql as $$
begin
  insert into ended_memberships as kept (household_id, user_id, invited_by, joined_at)
    select old.household_id, old.user_id, old.invited_by, old.joined_at
    from households where id = old.household_id
    on conflict (household_id, user_id, invited_by)
      do update set joined_at = greatest(kept.joined_at, excluded.joined_at);
  return null;
end $$;
--> statement-breakpoint
create trigger memberships_keep_ended after delete on memberships
  for each row when (old.invited_by is not null) execute function keep_ended_membership();
