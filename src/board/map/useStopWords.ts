import { useCallback } from 'react';
import { statusTag } from '../../domain/stops/statusTag';
import { useT, useTranslateAny } from '../../i18n/useT';
import type { StopWords } from '../../map/mapProps';
import { stopIndex } from '../interaction/stopIndex';
import type { Board } from '../mergeBoard';
import { windowText } from '../windowText';

/** Who a marker is and what is known about it, for the list of the map and the note at the pointer. */
export function useStopWords(board: Board): (id: number) => StopWords {
  const translate = useT();
  const translateAny = useTranslateAny();
  return useCallback(
    (id) => {
      const stop = stopIndex(board).get(id);
      if (!stop) return { title: '', about: '' };
      const { event, manifest } = stop;
      const facts = [
        translateAny(statusTag(event).labelKey),
        manifest?.name ?? translate('dispatch.unassigned'),
        windowText(event),
        event.destination_full_address,
      ];
      return { title: event.participant_name ?? '', about: facts.filter(Boolean).join(' · ') };
    },
    [board, translate, translateAny],
  );
}
