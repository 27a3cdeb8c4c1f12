import BoltIcon from '@mui/icons-material/BoltOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useT } from '../../i18n/useT';
import { PageActionLabel, minorAction, wideAction } from '../../ui/PageActionLabel';
import { UndoButtons } from '../undo/UndoButtons';
import { BOARD_KEYS, keyLabel } from './boardKeyList';
import { useHands } from './useHands';

/** Undo, the sheet of keys and the palette: what every page has on which stops are moved. */
export function HandTools({ date }: { date: string }) {
  const translate = useT();
  const { tool } = useHands();
  const palette = `${translate('hands.palette.title')} · ${keyLabel(BOARD_KEYS.palette[0])}`;
  return (
    <>
      <UndoButtons date={date} />
      <Tooltip title={translate('hands.sheet.title')}>
        <IconButton
          size="small"
          sx={wideAction}
          aria-label={translate('hands.sheet.title')}
          onClick={() => tool.set('sheet')}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={palette}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<BoltIcon />}
          sx={{ ...minorAction, ...wideAction }}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => tool.set('palette')}
        >
          <PageActionLabel isMinor>{palette}</PageActionLabel>
        </Button>
      </Tooltip>
    </>
  );
}
