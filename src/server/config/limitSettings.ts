import { decimalSetting, optionalSetting, requiredSetting, wholeNumberSetting } from './settingKinds.ts'

/** Settings of what people may do in a time, and of how much is stored of them. */
export const limitSettings = {
  WRITES_PER_MINUTE: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '120',
    'Writes per minute of one member or one visitor.',
  ),
  REQUESTS_PER_MINUTE: requiredSetting(
    wholeNumberSetting(100, 100_000_000),
    '12000',
    'Requests of any kind per minute from one network; more are refused without being parsed.',
  ),
  READ_COST_PER_MINUTE: requiredSetting(
    wholeNumberSetting(100, 100_000_000),
    '12000',
    'Reads per minute of one member or of the visitors of one network, counted in the milliseconds that they usually take. Cached pages and files are free.',
  ),
  TRIES_PER_ACCOUNT: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '10',
    'Passwords or codes that one visitor may try for one account in 15 minutes.',
  ),
  TRIES_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '50',
    'Passwords or codes that one visitor may try in 15 minutes, for all accounts together.',
  ),
  TRIES_BY_STRANGERS: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '100',
    'Passwords per account and hour, tried from all browsers together that were never signed in to it, and from each one that was; also confirmation codes per address and day.',
  ),
  CODE_TRIES_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Reset codes of six digits per account and day, tried from all browsers together that were never signed in to it, and from each one that was; also confirmation codes per address and day, tried from each browser that requested one.',
  ),
  MAILS_PER_ADDRESS: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '10',
    'Mails per hour to one address that anybody can cause without signing in, and twice as many per day; the same numbers again for mails to set a password.',
  ),
  MAILS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Mails with a code that one visitor may request per hour, and five times as many per day.',
  ),
  MAILS_TO_STRANGERS_PER_DAY: requiredSetting(
    wholeNumberSetting(0, 1_000_000),
    '200',
    'Invitations to households that the whole site may mail per day; members can always share a link instead.',
  ),
  MAIL_COOLDOWN_SECONDS: requiredSetting(
    wholeNumberSetting(0, 3_600),
    '60',
    'Seconds until a visitor may request the same mail again.',
  ),
  FEEDBACKS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Messages to the operator per hour from one visitor.',
  ),
  NOTES_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Notes on recipes per hour by one member.',
  ),
  REPORTS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '30',
    'Reports of notes per hour by one visitor.',
  ),
  PHOTOS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '60',
    'Photos per hour from one member.',
  ),
  PHOTOS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '240',
    'Photos per hour from one visitor, for all accounts together.',
  ),
  PHOTO_MB_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 100_000),
    '250',
    'Megabytes of photos, as stored, that one visitor may add in an hour.',
  ),
  MAX_RECIPES_PER_MEMBER: requiredSetting(wholeNumberSetting(1, 1_000_000), '5000', 'Recipes of one member.'),
  MAX_RATINGS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20000',
    'Recipes that one member may rate; the same number may be marked as cooked.',
  ),
  MAX_NOTES_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '5000',
    'Stored notes of one member on recipes.',
  ),
  MAX_FEEDBACKS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '1000',
    'Stored messages to the operator of one member; messages sent while signed out do not count.',
  ),
  MAX_PHOTOS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '2000',
    'Stored photos of one member on recipes.',
  ),
  MAX_PHOTO_MB_OF_SITE: requiredSetting(
    wholeNumberSetting(0, 1_000_000_000),
    '20000',
    'Megabytes of photos of the whole site; 0 sets no limit.',
  ),
  MIN_FREE_DISK_MB: requiredSetting(
    wholeNumberSetting(0, 1_000_000_000),
    '1000',
    'Megabytes that must stay free on the disk of photos, and at least 5 % of it; below that, photos are refused. Does not apply to a bucket.',
  ),
  MIN_FREE_DISK_MB_FOR_TEXT: optionalSetting(
    wholeNumberSetting(0, 1_000_000_000),
    'Megabytes that must stay free on the disk of the embedded database; without it 250, or 12 % of the disk where that is less. Below that, members can read and delete, but not save text. Does not apply to a Postgres of your own.',
  ),
  MAX_REVISIONS_PER_RECIPE: requiredSetting(
    wholeNumberSetting(2, 10_000),
    '100',
    'Stored versions of a recipe; saving one more deletes the oldest.',
  ),
  MAX_TEXT_MB_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 100_000),
    '100',
    "Megabytes of text in one member's recipes and their versions. With reports, search words and indexes the database needs up to six times as much.",
  ),
  GENERATIONS_PER_MINUTE: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Generations of recipes per minute by one member or one visitor.',
  ),
  GENERATIONS_PER_VISITOR_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '40',
    'Recipes per day (UTC) that one visitor may request from a model; those of the built-in cook do not count.',
  ),
  GENERATIONS_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 10_000_000),
    '2000',
    'Recipes per day (UTC) that the whole site may request from a model.',
  ),
  PLAN_SECONDS: requiredSetting(
    wholeNumberSetting(1, 30),
    '10',
    'Seconds in which the best plan of a week is searched for, in spare time of the processor. Before that, dishes are written for a little longer where there are too few to choose from.',
  ),
  COST_USD_PER_DAY: optionalSetting(
    decimalSetting.refine((usd) => usd > 0, 'must be more than 0'),
    'US dollars per day (UTC) that the whole site may spend on a model; needs both prices. Tokens are estimated where the server does not report them.',
  ),
}
