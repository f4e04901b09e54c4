-- HMAC as of RFC 2104, with SHA-256, whose blocks have 64 bytes.
create function hmac_sha256(key bytea, message bytea) returns bytea language plpgsql immutable parallel safe as $$
declare
  block bytea := case when length(key) > 64 then sha256(key) else key end;
  inner_pad bytea;
  outer_pad bytea;
begin
  block := block || decode(repeat('00', 64 - length(block)), 'hex');
  inner_pad := block;
  outer_pad := block;
  for place in 0..63 loop
    inner_pad := set_byte(inner_pad, place, get_byte(block, place) # 54);
    outer_pad := set_byte(outer_pad, place, get_byte(block, place) # 92);
  end loop;
  return sha256(outer_pad || sha256(inner_pad || message));
end $$;
--> statement-breakpoint
-- As digestOf in the security log, under the same key; null while there is none.
create function keyed_owner_digest(plain text) returns text language sql stable as $$
  select left(encode(hmac_sha256(convert_to(secret, 'UTF8'), convert_to('owner ' || plain, 'UTF8')), 'hex'), 16)
  from site_secrets where name = 'log digests'
$$;
--> statement-breakpoint
-- The digest by which the owner of a removed recipe is recognized; without the key it tells no account.
create function owner_digest_of(user_id text) returns text language sql stable as $$
  select keyed_owner_digest(encode(sha256(convert_to(user_id, 'UTF8')), 'hex'))
$$;
--> statement-breakpoint
-- No recipe is removed while the digests of those before are replaced.
lock table recipes in share row exclusive mode;
--> statement-breakpoint
update removed_recipe_ids set owner_digest = keyed_owner_digest(owner_digest) where owner_digest is not null;
--> statement-breakpoint
-- 32 hexadecimal digits and the ids of the house are given by Larder alone.
create or replace function keep_removed_recipe_id() returns trigger language plpgsql as $$
begin
  if old.id !~ '^(demo-.*|[0-9a-f]{32})$' then
    insert into removed_recipe_ids (id, owner_digest) values (old.id, owner_digest_of(old.created_by))
      on conflict (id) do nothing;
  end if;
  return null;
end $$;
