import { notificationTypes as english } from '../../../src/i18n/en/notificationTypes';
import { reasons as englishReasons } from '../../../src/i18n/en/reasons';
import { notificationTypes as spanish } from '../../../src/i18n/es/notificationTypes';
import { reasons as spanishReasons } from '../../../src/i18n/es/reasons';
import { notificationTypes as arabic } from '../../../src/i18n/ar/notificationTypes';
import { reasons as arabicReasons } from '../../../src/i18n/ar/reasons';
import { itemName } from '../../../src/domain/fleet/inspection';
import {
  DAY_FACTS,
  SPEED_FACTS,
  TIME_FACTS,
  type DefectFact,
} from '../../../src/domain/notifications/notificationFacts';
import {
  isNotificationType,
  type NotificationType,
} from '../../../src/domain/notifications/notificationTypes';
import { speedText, type DistanceUnit } from '../../../src/domain/planning/distanceText';
import { dateText } from '../../../src/domain/time/dateOrder';
import { formatTimeWithZone, fromWire, isWireTimestamp } from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import type { Language } from '../../../src/domain/wire/languages';
import { messageFact } from './messageFacts';

const WORDS = { en: english, es: spanish, ar: arabic };
const REASONS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: englishReasons,
  es: spanishReasons,
  ar: arabicReasons,
};
/** In place of a fact that nobody knows. */
const UNKNOWN = '—';

interface Reader extends TimeForm {
  language: Language;
  distance_unit: DistanceUnit;
  /** For times that name no zone of their own. */
  zone: string;
}

interface Stored {
  type: string;
  title: string;
  body: string;
  json_body: Readonly<Record<string, unknown>>;
  count: number;
}

/** Between the defects of a vehicle. */
const SEMICOLON: Readonly<Record<Language, string>> = { en: '; ', es: '; ', ar: '؛ ' };

/** Points of a checklist in the reader's language, with the driver's words as they were typed. */
function defectsText(defects: readonly DefectFact[], language: Language): string {
  return defects.map((defect) => `${itemName(defect, language)}: ${defect.note}`).join(SEMICOLON[language]);
}

/** A fact as its reader writes it: times on their clock, days in their order, speeds in their unit, reasons in their language. */
function factText(name: string, facts: Stored['json_body'], reader: Reader): string {
  // Notifications from before defects were kept by language have them as a text.
  const value = name === 'defects' ? (facts.defects ?? facts.text) : facts[name];
  if (Array.isArray(value)) return defectsText(value as readonly DefectFact[], reader.language);
  if (typeof value === 'number' && SPEED_FACTS.has(name)) return speedText(value, reader.distance_unit);
  if (typeof value === 'number')
    return name === 'reason' ? (REASONS[reader.language][value] ?? UNKNOWN) : String(value);
  if (typeof value !== 'string' || value === '') return UNKNOWN;
  if (DAY_FACTS.has(name)) return dateText(value, reader.date_order);
  if (!TIME_FACTS.has(name) || !isWireTimestamp(value))
    return messageFact(name, value, reader.language) ?? value;
  const zone = typeof facts.time_zone === 'string' ? facts.time_zone : reader.zone;
  return formatTimeWithZone(fromWire(value), zone, reader.clock);
}

/** A notification in the words of its type and its reader. */
export function writeNotification(
  { type, title, body, json_body, count }: Stored,
  reader: Reader,
): { title: string; body: string } {
  if (!isNotificationType(type)) return { title, body };
  const words = WORDS[reader.language][type];
  const facts = { ...json_body, count };
  const fill = (sentence: string) =>
    sentence.replace(/%\{(\w+)\}/g, (_whole, name: string) => factText(name, facts, reader));
  const { many = words.title, failed = words.title } = words;
  const heading = json_body.response === 'failed' ? failed : count > 1 ? many : words.title;
  return { title: fill(heading), body: fill(words.body) };
}

/** What a type is called among the preferences. */
export function nameOfType(type: NotificationType, language: Language): string {
  return WORDS[language][type].name;
}
