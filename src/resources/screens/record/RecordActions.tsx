import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/ManageHistory';
import MoreIcon from '@mui/icons-material/MoreVert';
import type { SvgIconComponent } from '@mui/icons-material';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EditButton } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { useT } from '../../../i18n/useT';
import { useAllowed } from '../../../providers/usePermissions';
import { PageAction } from '../../../ui/PageAction';
import { narrowAction, PageActionLabel } from '../../../ui/PageActionLabel';
import { PageActions } from '../../../ui/PageActions';
import { resourceOf } from '../../../ui/resourceOf';
import type { PartProps } from '../../defineScreens';
import { useEdges } from '../../../ui/useEdges';

/** Something to do with a record: a press, or a way to another page. */
export type RecordAction = { label: string; icon: SvgIconComponent } & (
  { onClick: () => void; to?: undefined } | { to: string; onClick?: undefined }
);

interface RecordActionsProps extends PartProps {
  /** Beside "Edit", with their words; two at most. */
  main?: readonly RecordAction[];
  /** Under "More", before the change log. */
  more?: readonly RecordAction[];
}

/** The actions of a record's page, in the header. A single one under "More" is a button of its own. */
export function RecordActions({ name, record, main = [], more = [] }: RecordActionsProps) {
  const translate = useT();
  const mayReadLog = useAllowed(PERMISSIONS.activity_logger.read);
  const log: RecordAction = {
    label: translate('screens.history'),
    icon: HistoryIcon,
    to: `/change-log/${name}?id=${record.id}`,
  };
  const rest = mayReadLog ? [...more, log] : more;
  const [only] = rest;
  return (
    <PageActions>
      {rest.length === 1 && only ? <ActionButton action={only} /> : <MoreMenu actions={rest} />}
      {main.map((action) => (
        <ActionButton key={action.label} action={action} isMain />
      ))}
      {resourceOf(name).actions.includes('edit') && (
        <EditButton label="screens.record.edit" variant="contained" icon={<EditIcon />} />
      )}
    </PageActions>
  );
}

function ActionButton({ action, isMain = false }: { action: RecordAction; isMain?: boolean }) {
  const { label, icon: Icon, onClick, to } = action;
  return (
    <Button
      size="small"
      {...(isMain ? { variant: 'outlined' as const } : { color: 'secondary' as const })}
      startIcon={<Icon />}
      sx={narrowAction}
      {...(to === undefined ? { onClick } : { component: Link, to })}
    >
      <PageActionLabel>{label}</PageActionLabel>
    </Button>
  );
}

function MoreMenu({ actions }: { actions: readonly RecordAction[] }) {
  const edges = useEdges();
  const translate = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (actions.length === 0) return null;
  return (
    <>
      <PageAction
        color="secondary"
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('screens.record.more')}
      </PageAction>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: edges.end }}
        transformOrigin={{ vertical: 'top', horizontal: edges.end }}
      >
        {actions.map(({ label, icon: Icon, onClick, to }) => (
          <MenuItem
            key={label}
            {...(to === undefined ? {} : { component: Link, to })}
            onClick={() => {
              close();
              onClick?.();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
