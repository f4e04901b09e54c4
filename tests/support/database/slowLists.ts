/** Statements that let every query with a limit, but of notes, take so many seconds. */
export const slowListsBy = (seconds: number) => listsAfter(`pg_sleep(${seconds})`)

const key = 1_517

/** Statements that let such queries wait for whoever has taken `holdLists`. */
export const heldLists = () => listsAfter(`pg_advisory_xact_lock_shared(${key})`)
export const holdLists = `select pg_advisory_lock(${key})`

/** They put a view in the recipes' place, in which each of them does this first. */
function listsAfter(wait: string): string[] {
  return [
    'alter table recipes rename to stored_recipes',
    `create view recipes as select * from stored_recipes
      where case when current_query() like '%limit%' and current_query() not like '%notes%'
        then ${wait} is not null else true end`,
  ]
}
