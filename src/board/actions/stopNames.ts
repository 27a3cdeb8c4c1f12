import { shortName } from '../../domain/people/shortName';
import { isRecipientStop, stopNameKey } from '../../domain/stops/eventType';
import type { Translate } from '../../i18n/messageKey';
import type { StopOnBoard } from './deliveryAction';

/** How many names are listed before the rest is counted. */
const NAMES_SHOWN = 8;

/** Recipient's name of a stop, or the type of a stop without recipient. */
export function stopName({ event }: Pick<StopOnBoard, 'event'>, translate: Translate): string {
  return isRecipientStop(event.delivery_event_type_id)
    ? (event.participant_name ?? event.order_number ?? '')
    : translate(stopNameKey(event));
}

/** "Carlos V.", or the type of a stop without recipient. */
function shortStopName(stop: Pick<StopOnBoard, 'event'>, translate: Translate): string {
  const { participant_name: name } = stop.event;
  const isPerson = isRecipientStop(stop.event.delivery_event_type_id) && name;
  return isPerson ? shortName(name) : stopName(stop, translate);
}

/** "ANA, LUIS and 3 more": the names of the affected stops, for a sentence. */
export function namesOf(stops: readonly StopOnBoard[], translate: Translate): string {
  const names = stops.slice(0, NAMES_SHOWN).map((stop) => stopName(stop, translate));
  const more = stops.length - names.length;
  return names.join(', ') + (more > 0 ? translate('actionParts.more', { smart_count: more }) : '');
}

/** Values for the i18n texts of a verb, for one stop and for several. */
export function stopWords(stops: readonly StopOnBoard[], translate: Translate) {
  const [first] = stops;
  return {
    smart_count: stops.length,
    name: first ? stopName(first, translate) : '',
    /** For titles: "Carlos V."; the sentence below has the whole name. */
    who: first ? shortStopName(first, translate) : '',
    names: namesOf(stops, translate),
    order: first?.event.order_number ?? '',
    run: first?.manifest?.name ?? '',
    driver: first?.manifest?.employee ?? translate('dispatch.noDriver'),
  };
}
