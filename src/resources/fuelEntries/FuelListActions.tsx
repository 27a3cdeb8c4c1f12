import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import type { SvgIconComponent } from '@mui/icons-material';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { ImportFuelDialog } from './ImportFuelDialog';

interface Action {
  label: string;
  icon: SvgIconComponent;
  run: () => void;
}

/** The vehicles side by side, and the file of a fuel card. On a phone the header has room for one more button. */
export default function FuelListActions() {
  const translate = useT();
  const navigate = useNavigate();
  const mayCompare = useAllowed(PERMISSIONS.fueling.summary);
  const mayImport = useAllowed(PERMISSIONS.fueling.import);
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [isImporting, setIsImporting] = useState(false);
  const compare = {
    label: translate('fueling.compare'),
    icon: CompareIcon,
    run: () => void navigate('/fueling/summary'),
  };
  const upload = {
    label: translate('fueling.import.action'),
    icon: UploadIcon,
    run: () => setIsImporting(true),
  };
  const actions = [...(mayCompare ? [compare] : []), ...(mayImport ? [upload] : [])];
  return (
    <>
      {isPhone ? (
        <ActionMenu actions={actions} />
      ) : (
        actions.map(({ label, icon: Icon, run }) => (
          <Button key={label} size="small" color="secondary" startIcon={<Icon />} onClick={run}>
            {label}
          </Button>
        ))
      )}
      {isImporting && <ImportFuelDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const translate = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('screens.record.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
