import { allSettingsOrNone, ConfigError } from './readSettings.ts'
import type { SettingValues } from './settings.ts'

export type SmsConfig =
  | { name: 'outbox' }
  | { name: 'webhook'; url: string }
  | { name: 'twilio'; accountSid: string; authToken: string; from: string; apiUrl: string }

/** The maximum that may be sent in a day (UTC), in texts and in millionths of a US dollar. */
export interface TextMessageBudget {
  perNetwork: number
  perSite: number
  siteMicroUsd: number | null
  microUsdPerSegment: number | null
}

export function smsConfigOf(values: SettingValues): SmsConfig {
  const { SMS_WEBHOOK_URL: url, TWILIO_API_URL: apiUrl } = values
  const twilio = allSettingsOrNone(values, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
  const name = values.SMS_GATEWAY ?? (url !== null ? 'webhook' : twilio ? 'twilio' : 'outbox')
  if (name === 'outbox') return { name }
  if (name === 'webhook') {
    if (url === null) throw new ConfigError('SMS_GATEWAY webhook needs SMS_WEBHOOK_URL.')
    return { name, url }
  }
  if (!twilio)
    throw new ConfigError('SMS_GATEWAY twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.')
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = twilio
  return { name, accountSid, authToken, from, apiUrl }
}

export function textBudgetOfSettings(values: SettingValues): TextMessageBudget {
  const { TEXT_USD_PER_SEGMENT: price, TEXT_COST_USD_PER_DAY: cap } = values
  if (cap !== null && price === null)
    throw new ConfigError('TEXT_COST_USD_PER_DAY needs TEXT_USD_PER_SEGMENT.')
  return {
    perNetwork: values.TEXTS_PER_NETWORK_PER_DAY,
    perSite: values.TEXTS_PER_SITE_PER_DAY,
    siteMicroUsd: usdToMicroUsd(cap),
    microUsdPerSegment: usdToMicroUsd(price),
  }
}

export const usdToMicroUsd = (usd: number | null) => (usd === null ? null : Math.round(usd * 1_000_000))
