import postgres from 'postgres'

/** Runs a statement about whole databases, from beside them, in the Postgres that has the one at this address. */
export async function administer(databaseUrl: string, statement: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = 'postgres'
  const sql = postgres(url.href, { max: 1, onnotice() {} })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
