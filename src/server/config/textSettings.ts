import { z } from 'zod'
import {
  callingCodes,
  count,
  decimal,
  fetchedUrl,
  oneOf,
  optional,
  required,
  text,
  webUrl,
} from './settingKinds.ts'

/** Settings of texts to phones. */
export const textSettings = {
  SMS_GATEWAY: optional(
    oneOf(['outbox', 'webhook', 'twilio']),
    'Who sends texts. By default webhook when its URL is set, twilio when its account is, else outbox: texts are kept, and read at /dev/outbox.',
  ),
  SMS_WEBHOOK_URL: optional(
    fetchedUrl,
    'Takes texts: a POST of {phoneNumber, message} as JSON. A user and password in it are sent as Basic.',
  ),
  TWILIO_ACCOUNT_SID: optional(text, 'Account at Twilio; with the next two, texts are sent by it.'),
  TWILIO_AUTH_TOKEN: optional(text, 'Auth token from Twilio.'),
  TWILIO_FROM: optional(
    z
      .string()
      .regex(
        /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/,
        'must be a number such as +15005550006, or a messaging service',
      ),
    'Number or messaging service that texts come from.',
  ),
  TWILIO_API_URL: required(webUrl, 'https://api.twilio.com', 'Where Twilio is asked.'),
  TEXTS_PER_DAY: required(
    count(1, 1_000_000),
    '10',
    'Texts one person may send in a day, and one number may be sent by those who confirmed it; half as many codes by all others.',
  ),
  TEXTS_PER_NETWORK_PER_DAY: required(
    count(1, 1_000_000),
    '30',
    'Texts that all members in one network may send in a day (UTC), half of them codes at most.',
  ),
  TEXTS_PER_SITE_PER_DAY: required(
    count(1, 1_000_000),
    '200',
    'Texts that the whole site may send in a day (UTC), half of them codes at most.',
  ),
  TEXT_COUNTRIES: required(
    callingCodes,
    '1,30,31,32,33,34,36,39,40,41,43,44,45,46,47,48,49,61,64,91,351,352,353,354,356,357,358,359,370,371,372,385,386,420,421,423',
    'Calling codes that texts go to; a longer beginning, such as 1876, allows what its country code alone does not.',
  ),
  TEXT_USD_PER_SEGMENT: optional(
    decimal,
    'Price of a segment, 160 plain or 70 other characters; with it the cost of each text is counted.',
  ),
  TEXT_COST_USD_PER_DAY: optional(
    decimal.refine((usd) => usd > 0, 'must be more than 0'),
    'What the whole site may spend on texts in a day (UTC); needs TEXT_USD_PER_SEGMENT.',
  ),
}
