import type { Translate } from '../../i18n/messageKey';
import { isRecipientStop } from '../../domain/stops/eventType';
import type { Board } from '../mergeBoard';
import type { PaletteEntry } from './paletteEntry';

/** Minimum length of a search text (spec §5). */
const MIN_SEARCH = 3;

/** A target on the board: a stop, else a run, else the pool. */
export interface PlaceEntry extends Omit<PaletteEntry, 'run'> {
  stopId?: number;
  runId?: number;
}

/** Every run and every delivery of the day as a target. */
export function placeEntries(board: Board, translate: Translate): PlaceEntry[] {
  const runs = board.manifests.map((manifest): PlaceEntry => ({
    id: `go-run-${manifest.id}`,
    group: 'runs',
    label: manifest.name,
    hint: manifest.employee ?? translate('dispatch.noDriver'),
    minText: 1,
    runId: manifest.id,
  }));
  const pool: PlaceEntry = {
    id: 'go-pool',
    group: 'runs',
    label: translate('dispatch.unassigned'),
    minText: 1,
  };
  const stops = [...board.pool, ...board.manifests.flatMap((manifest) => manifest.events)]
    .filter((event) => isRecipientStop(event.delivery_event_type_id))
    .map((event): PlaceEntry => ({
      id: `go-stop-${event.id}`,
      group: 'stops',
      label: event.order_number ?? event.tracking_number ?? '',
      hint: event.participant_name ?? undefined,
      minText: MIN_SEARCH,
      stopId: event.id,
    }));
  return [...runs, pool, ...stops];
}
