import { tmpdir } from 'node:os'
import path from 'node:path'
import { allSettingsOrNone } from './readSettings.ts'
import type { SettingValues } from './settings.ts'

export type PhotoStoreConfig =
  | { name: 'folder'; folder: string }
  | { name: 's3'; url: string; region: string; accessKeyId: string; secretAccessKey: string }

export function photoStoreConfigOf(values: SettingValues): PhotoStoreConfig {
  const bucket = allSettingsOrNone(values, [
    'PHOTOS_S3_URL',
    'PHOTOS_S3_ACCESS_KEY_ID',
    'PHOTOS_S3_SECRET_ACCESS_KEY',
  ])
  if (!bucket) return { name: 'folder', folder: path.join(values.DATA_DIR, 'photos') }
  return {
    name: 's3',
    url: bucket.PHOTOS_S3_URL,
    region: values.PHOTOS_S3_REGION,
    accessKeyId: bucket.PHOTOS_S3_ACCESS_KEY_ID,
    secretAccessKey: bucket.PHOTOS_S3_SECRET_ACCESS_KEY,
  }
}

/** DATA_DIR need not be writable where neither photos nor a database are stored in it. */
export function uploadFolderOfSettings(values: SettingValues): string {
  const isDataDirUsed = values.DATABASE_URL === null || values.PHOTOS_S3_URL === null
  return isDataDirUsed ? path.join(values.DATA_DIR, 'uploads') : tmpdir()
}
