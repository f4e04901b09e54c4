import { z } from 'zod'
import {
  callingCodesSetting,
  decimalSetting,
  fetchedUrlSetting,
  oneOfSetting,
  optionalSetting,
  requiredSetting,
  textSetting,
  webUrlSetting,
  wholeNumberSetting,
} from './settingKinds.ts'

/** Settings of text messages (SMS). */
export const textMessageSettings = {
  SMS_GATEWAY: optionalSetting(
    oneOfSetting(['outbox', 'webhook', 'twilio']),
    'Gateway that sends text messages (SMS). By default webhook when its URL is set, twilio when its account is, else outbox: texts are stored and shown at /dev/outbox.',
  ),
  SMS_WEBHOOK_URL: optionalSetting(
    fetchedUrlSetting,
    'Address that receives each text as a POST of {phoneNumber, message} in JSON. A user and password in the address are sent as Basic credentials.',
  ),
  TWILIO_ACCOUNT_SID: optionalSetting(
    textSetting,
    'Account at Twilio; with the next two, Twilio sends the texts.',
  ),
  TWILIO_AUTH_TOKEN: optionalSetting(textSetting, 'Auth token from Twilio.'),
  TWILIO_FROM: optionalSetting(
    z
      .string()
      .regex(
        /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/,
        'must be a number such as +15005550006, or a messaging service',
      ),
    'Sender of the texts: a number or a messaging service.',
  ),
  TWILIO_API_URL: requiredSetting(webUrlSetting, 'https://api.twilio.com', "Address of Twilio's API."),
  TEXTS_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '10',
    'Texts per day that one member may send, and that one number may receive from members who confirmed it; from all others it receives half as many, codes only.',
  ),
  TEXTS_PER_NETWORK_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '30',
    'Texts per day (UTC) that all members in one network may send, at most half of them codes.',
  ),
  TEXTS_PER_SITE_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '200',
    'Texts per day (UTC) that the whole site may send, at most half of them codes.',
  ),
  TEXT_COUNTRIES: requiredSetting(
    callingCodesSetting,
    '1,30,31,32,33,34,36,39,40,41,43,44,45,46,47,48,49,61,64,91,351,352,353,354,356,357,358,359,370,371,372,385,386,420,421,423',
    'Calling codes that texts may be sent to; a longer prefix, such as 1876, allows numbers that the country code alone does not.',
  ),
  TEXT_USD_PER_SEGMENT: optionalSetting(
    decimalSetting,
    'Price of a segment, 160 plain or 70 other characters; with it the cost of each text is counted.',
  ),
  TEXT_COST_USD_PER_DAY: optionalSetting(
    decimalSetting.refine((usd) => usd > 0, 'must be more than 0'),
    'US dollars per day (UTC) that the whole site may spend on texts; needs TEXT_USD_PER_SEGMENT.',
  ),
}
