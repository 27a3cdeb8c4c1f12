import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import { useT, useTranslateAny } from '../../i18n/useT';
import { bottomBar } from '../../ui/messages/bottomBar';
import { usePermissions } from '../../providers/usePermissions';
import { actionsForStops } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';
import type { Board } from '../mergeBoard';
import { NO_SELECTION } from './selection';
import { stopIndex } from './stopIndex';
import { useInteraction, useSelection } from './useInteraction';
import styles from './selectionBar.module.css';

interface SelectionBarProps {
  board: Board;
  /** The board with filters applied. */
  shown: Board;
}

/** Number of selected stops and the actions on all of them. Renders nothing for fewer than two. */
export function SelectionBar({ board, shown }: SelectionBarProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const interaction = useInteraction();
  const { ids } = useSelection();
  const { openStops } = useOpenAction();
  const permissions = usePermissions();
  if (ids.size < 2) return null;
  const index = stopIndex(board);
  const stops = [...ids].flatMap((id) => index.get(id) ?? []);
  const visible = stopIndex(shown);
  const hidden = stops.filter(({ event }) => !visible.has(event.id)).length;
  return (
    <section className={styles.bar} {...bottomBar} aria-label={translate('interaction.selection.title')}>
      <p role="status">
        <b>{translate('interaction.selection.count', { smart_count: stops.length })}</b>
        {hidden > 0 ? ` ${translate('interaction.selection.hidden', { smart_count: hidden })}` : ''}
      </p>
      {actionsForStops(stops, permissions).map((offered) => (
        <Button
          key={offered.action.name}
          size="small"
          variant="outlined"
          aria-keyshortcuts={offered.action.hotkey}
          onClick={() => openStops(offered)}
        >
          {translateAny(`actions.${offered.action.name}.label`)}
          {offered.stops.length < stops.length
            ? ` (${translate('interaction.selection.part', { part: offered.stops.length, whole: stops.length })})`
            : ''}
        </Button>
      ))}
      <IconButton
        size="small"
        aria-label={translate('interaction.selection.clear')}
        onClick={() => interaction.selection.set(NO_SELECTION)}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </section>
  );
}
