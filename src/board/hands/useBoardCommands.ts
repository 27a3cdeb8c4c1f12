import { useNotify } from 'ra-core';
import { useT } from '../../i18n/useT';
import { move } from '../actions/move';
import { usePermissions } from '../../providers/usePermissions';
import { useOpenAction } from '../actions/openAction';
import { useSayWhyNot } from '../actions/useSayWhyNot';
import { whyNotOffered } from '../actions/whyNotOffered';
import { useCarriable } from '../moves/useCarriable';
import { useUndo } from '../undo/useUndo';
import { BOARD_KEYS } from './boardKeyList';
import { crossOver } from './crossOver';
import { putDown } from './putDown';
import { selectAll } from './selection';
import { useHands } from './useHands';

/** What the board itself can do, by the name of its words in `hands.keys`; keys and palette draw from one list. */
export interface BoardCommand {
  name: keyof typeof BOARD_KEYS;
  /** The first of its keys; null for what only the palette has. */
  key: string;
  run: () => void;
}

export function useBoardCommands(): BoardCommand[] {
  const translate = useT();
  const notify = useNotify();
  const hands = useHands();
  const permissions = usePermissions();
  const { sayNoStop, sayWhyNot } = useSayWhyNot();
  const carriable = useCarriable();
  const { stepBack, stepForward } = useUndo();
  const { openStop } = useOpenAction();
  // "All" of a day of which some runs are still on their way would leave those out without a word.
  const ofWholeDay = (run: () => void) => () =>
    hands.board()?.isPart ? notify('hands.selection.stillLoading', { type: 'info' }) : run();
  const commands: Record<keyof typeof BOARD_KEYS, () => void> = {
    undo: () => void stepBack(),
    redo: () => void stepForward(),
    palette: () => hands.tool.set('palette'),
    selectAll: ofWholeDay(() => {
      const all = selectAll(hands.order());
      hands.selection.set(all);
      hands.said.set(translate('hands.selection.count', { smart_count: all.ids.size }));
    }),
    rule: ofWholeDay(() => hands.tool.set('rule')),
    carry: () => {
      const [first] = hands.atHand();
      const stops = first ? carriable(first.event.id) : [];
      const hasLanes = document.querySelector('[data-lanes]') !== null;
      if (first && stops.length > 0 && !hasLanes) openStop(move, first);
      else if (stops.length > 0) hands.carry.set({ stops, by: 'keys', aim: null });
      else if (first) {
        const refused = whyNotOffered(move.hotkey, [first], permissions);
        if (refused) sayWhyNot(refused);
      } else sayNoStop();
    },
    details: crossOver,
    putDown: () => putDown(hands),
    search: () => document.querySelector<HTMLInputElement>('.dispatch input[type="search"]')?.focus(),
    sheet: () => hands.tool.set('sheet'),
  };
  return Object.entries(BOARD_KEYS).map(([name, keys]) => {
    const known = name as keyof typeof BOARD_KEYS;
    return { name: known, key: keys[0], run: commands[known] };
  });
}
