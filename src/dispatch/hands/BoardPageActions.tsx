import AddIcon from '@mui/icons-material/Add';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PageActionLabel, minorAction, narrowAction, wideAction } from '../../layout/PageActionLabel';
import { PageActions } from '../../layout/PageActions';
import { UndoButtons } from '../undo/UndoButtons';
import { isAllowed } from '../../domain/access';
import { PERMISSIONS } from '../../domain/permissions';
import { usePermissions } from '../../providers/usePermissions';
import { BOARD_KEYS, keyLabel } from './boardKeyList';
import { useHands } from './useHands';

/** What the board's keys do, for the hand on the mouse: top right, as on every page. */
export function BoardPageActions({ date }: { date: string }) {
  const translate = useTranslate();
  const { tool } = useHands();
  const mayAdd = isAllowed(PERMISSIONS.dispatch.addOn, usePermissions());
  const palette = `${translate('hands.palette.title')} · ${keyLabel(BOARD_KEYS.palette[0])}`;
  return (
    <PageActions>
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
      {mayAdd ? (
        <Button
          size="small"
          variant="contained"
          startIcon={<AddIcon />}
          sx={narrowAction}
          onClick={() => tool.set('addDelivery')}
        >
          <PageActionLabel>{translate('dispatch.actions.addOn')}</PageActionLabel>
        </Button>
      ) : null}
    </PageActions>
  );
}
