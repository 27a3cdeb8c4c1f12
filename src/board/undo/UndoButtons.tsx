import ArrowDownIcon from '@mui/icons-material/ArrowDropDown';
import HistoryIcon from '@mui/icons-material/History';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import {
  Button,
  ButtonGroup,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Popover,
  Typography,
} from '@mui/material';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
import { BOARD_KEYS, keyLabel } from '../interaction/boardKeyList';
import { useInteraction } from '../interaction/useInteraction';
import { useUndo } from './useUndo';
import { lazyPart } from '../../providers/lazyPart';
import { useEdges } from '../../ui/useEdges';
import { Redo as RedoIcon, Undo as UndoIcon } from '../../ui/pointingIcons';

const MyCommands = lazyPart(() => import('./MyCommands'));

interface UndoButtonsProps {
  date: string;
  /** Items that the page adds to the menu. */
  more?: ReactNode;
}

/** Undo, and behind its arrow redo, the list of own commands and the list of keys. */
export function UndoButtons({ date, more }: UndoButtonsProps) {
  const edges = useEdges();
  const translate = useT();
  const { tool } = useInteraction();
  const { stepBack, stepForward } = useUndo();
  const arrow = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'commands' | null>(null);
  const close = () => setOpen(null);
  const title = translate('interaction.undo.title');
  const items = [
    {
      key: 'redo' as const,
      Icon: RedoIcon,
      label: translate('interaction.keys.redo'),
      run: () => void stepForward(),
    },
    { key: null, Icon: HistoryIcon, label: title, run: () => setOpen('commands') },
    {
      key: 'sheet' as const,
      Icon: KeyboardIcon,
      label: translate('interaction.sheet.title'),
      run: () => tool.set('sheet'),
    },
  ];
  return (
    <>
      <ButtonGroup size="small" variant="outlined" color="secondary">
        <Button
          startIcon={<UndoIcon />}
          sx={narrowAction}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-label={translate('interaction.keys.undo')}
          title={keyLabel(BOARD_KEYS.undo[0])}
          onClick={() => void stepBack()}
        >
          <PageActionLabel>{translate('interaction.undo.can.undo')}</PageActionLabel>
        </Button>
        <Button
          ref={arrow}
          sx={{ px: 0 }}
          aria-label={translate('interaction.moreTools')}
          aria-haspopup="menu"
          aria-expanded={open === 'menu'}
          onClick={() => setOpen('menu')}
        >
          <ArrowDownIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu
        open={open === 'menu'}
        anchorEl={() => arrow.current}
        onClose={close}
        slotProps={{
          // Before the item runs, which may open something else.
          list: { dense: true, 'aria-label': translate('interaction.moreTools'), onClickCapture: close },
        }}
      >
        {items.map(({ key, Icon, label, run }) => (
          <MenuItem key={label} onClick={run}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            {key ? (
              <Typography variant="body2" sx={{ color: 'text.secondary', pl: 6 }}>
                {keyLabel(BOARD_KEYS[key][0])}
              </Typography>
            ) : null}
          </MenuItem>
        ))}
        {more}
      </Menu>
      <Popover
        open={open === 'commands'}
        anchorEl={() => arrow.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: edges.end }}
        transformOrigin={{ vertical: 'top', horizontal: edges.end }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Suspense fallback={null}>{open === 'commands' ? <MyCommands date={date} /> : null}</Suspense>
      </Popover>
    </>
  );
}
