import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { boardOnPage } from './boardOfTab';
import type { ShownOnMap } from './mapChannel';
import { openMapWindow } from './openMapWindow';

/** Shows something in the map's window; says so when the browser blocked it. */
export function useMapWindow(): (shown: ShownOnMap) => void {
  const notify = useNotify();
  return useCallback(
    (shown) => {
      void openMapWindow(shown, boardOnPage.get()).then((result) => {
        if (result !== 'shown') notify(`dayMap.window.${result}`, { type: 'warning' });
      });
    },
    [notify],
  );
}
