import { useNotify } from 'react-admin';
import { useT } from '../../i18n/useT';
import { move } from '../actions/move';
import { usePermissions } from '../../providers/usePermissions';
import { useOpenAction } from '../actions/openAction';
import { useNotOfferedMessage } from '../actions/useNotOfferedMessage';
import { whyNotOffered } from '../actions/whyNotOffered';
import { useCarriable } from '../moves/useCarriable';
import { useUndo } from '../undo/useUndo';
import { BOARD_KEYS } from './boardKeyList';
import { crossOver } from './crossOver';
import { putDown } from './putDown';
import { selectAll } from './selection';
import { useInteraction } from './useInteraction';

/** A command of the board, by its key in `interaction.keys`. Keys and palette use one list. */
export interface BoardCommand {
  name: keyof typeof BOARD_KEYS;
  /** Its first key; null when only the palette has it. */
  key: string;
  run: () => void;
}

export function useBoardCommands(): BoardCommand[] {
  const translate = useT();
  const notify = useNotify();
  const interaction = useInteraction();
  const permissions = usePermissions();
  const { notifyNoStop, notifyWhyNot } = useNotOfferedMessage();
  const carriable = useCarriable();
  const { stepBack, stepForward } = useUndo();
  const { openStop } = useOpenAction();
  // While some runs of the day are still loading, "all" would leave them out without a message.
  const ofWholeDay = (run: () => void) => () =>
    interaction.board()?.isPart ? notify('interaction.selection.stillLoading', { type: 'info' }) : run();
  const commands: Record<keyof typeof BOARD_KEYS, () => void> = {
    undo: () => void stepBack(),
    redo: () => void stepForward(),
    palette: () => interaction.tool.set('palette'),
    selectAll: ofWholeDay(() => {
      const all = selectAll(interaction.order());
      interaction.selection.set(all);
      interaction.said.set(translate('interaction.selection.count', { smart_count: all.ids.size }));
    }),
    rule: ofWholeDay(() => interaction.tool.set('rule')),
    drag: () => {
      const [first] = interaction.targetStops();
      const stops = first ? carriable(first.event.id) : [];
      const hasLanes = document.querySelector('[data-lanes]') !== null;
      if (first && stops.length > 0 && !hasLanes) openStop(move, first);
      else if (stops.length > 0) interaction.drag.set({ stops, by: 'keys', dropTarget: null });
      else if (first) {
        const refused = whyNotOffered(move.hotkey, [first], permissions);
        if (refused) notifyWhyNot(refused);
      } else notifyNoStop();
    },
    details: crossOver,
    putDown: () => putDown(interaction),
    search: () => document.querySelector<HTMLInputElement>('[data-board] input[type="search"]')?.focus(),
    sheet: () => interaction.tool.set('sheet'),
  };
  return Object.entries(BOARD_KEYS).map(([name, keys]) => {
    const known = name as keyof typeof BOARD_KEYS;
    return { name: known, key: keys[0], run: commands[known] };
  });
}
