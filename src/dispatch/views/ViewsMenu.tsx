import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import CheckIcon from '@mui/icons-material/Check';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
import { ManageViewsDialog } from './ManageViewsDialog';
import { SaveViewDialog } from './SaveViewDialog';
import { useViews } from '../../board/views/useViews';

/** The user's views of the board: choose, save and manage them. */
export function ViewsMenu() {
  const translate = useT();
  const { views, setViews, current, show, save } = useViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setAnchor(null);
  const openDialog = (dialog: 'save' | 'manage') => {
    close();
    setOpen(dialog);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<BookmarkIcon />}
        sx={narrowAction}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(press) => setAnchor(press.currentTarget)}
      >
        <PageActionLabel>{current?.name ?? translate('views.title')}</PageActionLabel>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { dense: true, 'aria-label': translate('views.title') } }}
      >
        {views.map((view) => (
          <MenuItem
            key={view.id}
            selected={view.id === current?.id}
            onClick={() => {
              close();
              show(view);
            }}
          >
            <ListItemIcon>{view.id === current?.id ? <CheckIcon fontSize="small" /> : null}</ListItemIcon>
            <ListItemText
              primary={view.name}
              secondary={view.isDefault ? translate('views.isDefault') : undefined}
            />
          </MenuItem>
        ))}
        {views.length === 0 ? <MenuItem disabled>{translate('views.none')}</MenuItem> : null}
        <Divider />
        <MenuItem onClick={() => openDialog('save')}>{translate('views.saveAs')}</MenuItem>
        {views.length > 0 ? (
          <MenuItem onClick={() => openDialog('manage')}>{translate('views.manage')}</MenuItem>
        ) : null}
      </Menu>
      {open === 'save' ? <SaveViewDialog views={views} onSave={save} onClose={() => setOpen(null)} /> : null}
      {open === 'manage' ? (
        <ManageViewsDialog views={views} onChange={setViews} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
