import ChosenIcon from '@mui/icons-material/Check';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useNotify } from 'react-admin';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { PersonAvatar } from '../../ui/pictures/PersonAvatar';
import { useLanguage, useSetLanguage } from '../../providers/LanguageProvider';
import { lazyPart } from '../../providers/lazyPart';
import { writePreference } from '../../providers/preferences';
import { signOut } from '../../providers/session';
import { useSession } from '../../providers/useSession';
import { SwitchMenuItem } from '../../ui/SwitchMenuItem';
import { useMode } from '../../ui/theme/useMode';
import { LANGUAGES } from '../../domain/wire/languages';
import { useEdges } from '../../ui/useEdges';
import { LogoutOutlined as SignOutIcon } from '../../ui/pointingIcons';

const DemoDriversItem = lazyPart(() => import('./DemoDriversItem'));

/** A failed sign-out was shown already; the user stays on the page. */
function stay(): void {}

/** The user's menu: account, language, dark mode, sign out (spec §1). */
export function PreferencesMenu() {
  const edges = useEdges();
  const translate = useT();
  const notify = useNotify();
  const { id, full_name } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = useLanguage();
  const setLanguage = useSetLanguage();
  const [mode, setMode] = useMode();
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={translate('header.preferences')}>
        <IconButton
          aria-label={`${translate('header.person', { name: full_name })}. ${translate('header.preferences')}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ padding: 1 }}
        >
          <PersonAvatar api="users" id={id} name={full_name} size={30} />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: edges.end }}
        transformOrigin={{ vertical: 'top', horizontal: edges.end }}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={translate('header.account')} secondary={full_name} />
        </MenuItem>
        <Divider />
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            role="menuitemradio"
            aria-checked={shown === language}
            selected={shown === language}
            lang={language}
            onClick={() => {
              void setLanguage(language).then(
                () => writePreference('language', language),
                () => notify('errors.chunk', { type: 'error' }),
              );
            }}
          >
            <ListItemIcon>
              <LanguageIcon fontSize="small" />
            </ListItemIcon>
            {translate(`languages.${language}`)}
            {shown === language && <ChosenIcon fontSize="small" sx={{ marginInlineStart: 'auto' }} />}
          </MenuItem>
        ))}
        <SwitchMenuItem
          icon={<DarkIcon fontSize="small" />}
          label={translate('header.dark')}
          isOn={mode === 'dark'}
          onSwitch={() => setMode(mode === 'dark' ? 'light' : 'dark')}
        />
        <Suspense fallback={null}>
          <DemoDriversItem />
        </Suspense>
        <Divider />
        <MenuItem onClick={() => void signOut().catch(stay)}>
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          {translate('header.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
