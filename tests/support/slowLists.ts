/** Statements that put a view in the recipes' place that takes `seconds` over every query with a limit, but of notes. */
export function slowListsBy(seconds: number): string[] {
  return [
    'alter table recipes rename to stored_recipes',
    `create view recipes as select * from stored_recipes
      where pg_sleep(case when current_query() like '%limit%' and current_query() not like '%notes%'
        then ${seconds} else 0 end) is not null`,
  ]
}
