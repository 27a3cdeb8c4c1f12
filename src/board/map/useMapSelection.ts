import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import type { MapEvents } from '../../map/mapEngine';
import { selectAll, selectOnly, toggled } from '../interaction/selection';
import { useInteraction } from '../interaction/useInteraction';

/** The map selects and points at the same stops as the rows of the page. */
export function useMapSelection(): Pick<MapEvents, 'onPick' | 'onPickMany' | 'onHover'> {
  const translate = useT();
  const { selection, cursor, said, hovered } = useInteraction();
  return useMemo(
    () => ({
      onPick: (id, isAdding) => {
        cursor.set(id);
        selection.set(isAdding ? toggled(selection.get(), id) : selectOnly(id));
      },
      onPickMany: (ids, isAdding) => {
        const before = isAdding ? [...selection.get().ids] : [];
        const all = selectAll([...before, ...ids]);
        selection.set(all);
        said.set(translate('interaction.selection.count', { smart_count: all.ids.size }));
      },
      onHover: hovered.set,
    }),
    [selection, cursor, said, hovered, translate],
  );
}
