import { useCallback } from 'react';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { selectOnly } from '../interaction/selection';
import { useInteraction } from '../interaction/useInteraction';
import { useMapWindow } from './window/useMapWindow';

export interface ShowOnMap {
  readonly event: Pick<EventView, 'id' | 'delivery_date'> | null;
  readonly manifest: Pick<ManifestView, 'id' | 'delivery_date'> | null;
}

/** Shows a stop or a run on the map of this page, else in the map's window. */
export function useShowOnMap(): (shown: ShowOnMap) => void {
  const { selection, onMap, hasMap } = useInteraction();
  const openWindow = useMapWindow();
  return useCallback(
    ({ event, manifest }) => {
      const date = event?.delivery_date ?? manifest?.delivery_date;
      if (date === undefined) return;
      if (!hasMap.get()) {
        openWindow({ date, eventId: event?.id ?? null, runId: event ? null : (manifest?.id ?? null) });
        return;
      }
      if (event) {
        onMap.set(null);
        selection.set(selectOnly(event.id));
      } else if (manifest) onMap.set({ runId: manifest.id });
    },
    [selection, onMap, hasMap, openWindow],
  );
}
