import type { TemplateValues } from '../../../src/domain/messages/templateText';
import { formatPhone } from '../../../src/domain/people/phone';
import { hasNotStarted } from '../../../src/domain/runs/manifestStatus';
import { isPublishOffered } from '../../../src/domain/runs/publishRun';
import { isCollect } from '../../../src/domain/stops/eventType';
import { etaRange } from '../../../src/domain/stops/trackingState';
import { clockText } from '../../../src/domain/time/clock';
import { dateText } from '../../../src/domain/time/dateOrder';
import { fromWire, timeInZone } from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import { recipientValues as english } from '../../../src/i18n/en/recipientWords';
import { recipientValues as spanish } from '../../../src/i18n/es/recipientWords';
import { recipientValues as arabic } from '../../../src/i18n/ar/recipientWords';
import type { RecipientFacts } from './recipientFacts';
import { languageOf, leftToRight, type Language } from '../../../src/domain/wire/languages';

const VALUE_WORDS = { en: english, es: spanish, ar: arabic };

/** A recipient is written to in their language. */
export function languageFor({ language }: Pick<RecipientFacts, 'language'>): Language {
  return languageOf(language) ?? 'en';
}

interface Reader {
  language: Language;
  form: TimeForm;
  now: Date;
  /** The operation's own line answers for all its pharmacies. */
  operationPhone: string;
}

const filled = (sentence: string, args: Record<string, string>) =>
  sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole);

/** A day that has not begun can still change by an hour (`etaRange` counts stops). */
const FAR_STOPS = 11;

/** Not promised by a run that is still being planned. */
function isTold({ delivery_manifest_status_id: status }: RecipientFacts): boolean {
  return status !== null && !isPublishOffered({ delivery_manifest_status_id: status });
}

function timeWords(stop: RecipientFacts, { language, form, now }: Reader): string {
  const words = VALUE_WORDS[language];
  const { expected_at, delivery_start_time: start, delivery_end_time: end, time_zone, stops_before } = stop;
  if (expected_at !== null && isTold(stop)) {
    const isFar = hasNotStarted(stop.delivery_manifest_status_id ?? 0);
    const { from, to } = etaRange(
      fromWire(expected_at),
      isFar ? Math.max(stops_before, FAR_STOPS) : stops_before,
      now,
    );
    const [first, last] = [from, to].map((at) =>
      clockText(timeInZone(at, time_zone).slice(0, 5), form.clock, language),
    );
    return filled(words.between, { from: first ?? '', to: last ?? '' });
  }
  const window = {
    from: start && clockText(start.slice(0, 5), form.clock, language),
    to: end && clockText(end.slice(0, 5), form.clock, language),
  };
  if (window.from && window.to) return filled(words.between, { from: window.from, to: window.to });
  if (window.from) return filled(words.after, { from: window.from });
  return window.to ? filled(words.before, { to: window.to }) : words.anyTime;
}

/** What is on its way: "delivery", "pickup", or how many deliveries a household gets. */
function thingOf(stops: readonly RecipientFacts[], language: Language): string {
  const words = VALUE_WORDS[language];
  const [first] = stops;
  if (stops.length > 1) return filled(words.deliveries, { count: String(stops.length) });
  return first && isCollect(first.delivery_event_type_id) ? words.collect : words.delivery;
}

/** The values of a household's message: of its first stop, for all of them. `link` is filled in when it leaves. */
export function messageValues(
  stops: readonly [RecipientFacts, ...RecipientFacts[]],
  reader: Reader,
  link: string,
): TemplateValues {
  const [stop] = stops;
  return {
    first_name: stop.first_name,
    what: thingOf(stops, reader.language),
    pharmacy: stop.cdp_name,
    phone: leftToRight(formatPhone(reader.operationPhone || stop.cdp_phone_number), reader.language),
    date: dateText(stop.delivery_date, reader.form.date_order),
    when: timeWords(stop, reader),
    link,
  };
}
