import { randomBytes } from 'node:crypto'
import { findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import { storeFilePart } from '#server/features/recipeImport/service.ts'
import { importedPartBytes } from '#shared/contract/limits.ts'
import type { TestMember } from '../testSite.ts'

export const newImportId = () => randomBytes(16).toString('hex')

export const teaText = 'Tea\nIngredients\n1 tea bag\nMethod\nPour boiling water on it.'

/** Begins an import of one recipe by its text. Returns its id. */
export async function addTextImport({ caller }: TestMember): Promise<string> {
  const importId = newImportId()
  await caller.recipeImport.begin({ source: 'text', importId, text: teaText })
  return importId
}

/** Sends a file in parts to a new import, which does not read it yet. Returns its id. */
export async function addSentFile(
  member: TestMember,
  { name, bytes }: { name: string; bytes: Buffer } = { name: 'tea.txt', bytes: Buffer.from(teaText) },
): Promise<string> {
  const importId = newImportId()
  await member.caller.recipeImport.begin({ source: 'file', importId, name, bytes: bytes.byteLength })
  await sendFileParts(member, importId, bytes)
  return importId
}

/** Sends the parts of a file to an import that waits for them. */
export async function sendFileParts(
  { context, token }: TestMember,
  importId: string,
  bytes: Buffer,
): Promise<void> {
  const member = await findMemberOfSessionToken(context, token!)
  for (let part = 0; part * importedPartBytes < bytes.byteLength; part++)
    await storeFilePart(
      { ...context, member: member! },
      { importId, part, bytes: bytes.subarray(part * importedPartBytes, (part + 1) * importedPartBytes) },
    )
}
