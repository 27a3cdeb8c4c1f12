import BoltIcon from '@mui/icons-material/BoltOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useT } from '../../i18n/useT';
import { PageActionLabel, minorAction, wideAction } from '../../ui/PageActionLabel';
import { UndoButtons } from '../undo/UndoButtons';
import { BOARD_KEYS, keyLabel } from './boardKeyList';
import { useInteraction } from './useInteraction';

/** Undo, the list of keys and the palette: shared by all pages that move stops. */
export function InteractionTools({ date }: { date: string }) {
  const translate = useT();
  const { tool } = useInteraction();
  const palette = `${translate('interaction.palette.title')} · ${keyLabel(BOARD_KEYS.palette[0])}`;
  return (
    <>
      <UndoButtons date={date} />
      <Tooltip title={translate('interaction.sheet.title')}>
        <IconButton
          size="small"
          sx={wideAction}
          aria-label={translate('interaction.sheet.title')}
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
