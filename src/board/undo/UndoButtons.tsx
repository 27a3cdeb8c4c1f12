import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { IconButton, Popover, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { wideAction } from '../../ui/PageActionLabel';
import { BOARD_KEYS, keyLabel } from '../interaction/boardKeyList';
import { useUndo } from './useUndo';
import { lazyPart } from '../../providers/lazyPart';

const MyCommands = lazyPart(() => import('./MyCommands'));

/** Undo, redo and the list of own commands, in the header of the board. */
export function UndoButtons({ date }: { date: string }) {
  const translate = useT();
  const { stepBack, stepForward } = useUndo();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = (name: 'undo' | 'redo', icon: typeof UndoIcon, onClick: () => void) => {
    const Icon = icon;
    const label = translate(`interaction.keys.${name}`);
    return (
      <Tooltip title={`${label} (${keyLabel(BOARD_KEYS[name][0])})`}>
        <IconButton
          size="small"
          sx={name === 'redo' ? wideAction : undefined}
          aria-label={label}
          onClick={onClick}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  };
  const title = translate('interaction.undo.title');
  return (
    <>
      {button('undo', UndoIcon, () => void stepBack())}
      {button('redo', RedoIcon, () => void stepForward())}
      <Tooltip title={title}>
        <IconButton
          size="small"
          sx={wideAction}
          aria-label={title}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(click) => setAnchor(click.currentTarget)}
        >
          <ExpandMoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Suspense fallback={null}>{anchor ? <MyCommands date={date} /> : null}</Suspense>
      </Popover>
    </>
  );
}
