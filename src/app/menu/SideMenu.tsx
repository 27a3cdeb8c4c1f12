import CloseIcon from '@mui/icons-material/Close';
import FoldIcon from '@mui/icons-material/MenuOpenOutlined';
import UnfoldIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useT } from '../../i18n/useT';
import { usePreference } from '../../providers/store';
import { SIZES } from '../../ui/theme/tokens';
import { Menu } from './Menu';

interface HeadProps {
  isFolded: boolean;
  label: string;
  icon: React.ReactNode;
  onClick: () => void;
}

function Head({ isFolded, label, icon, onClick }: HeadProps) {
  const translate = useT();
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: isFolded ? 'center' : 'space-between',
        height: SIZES.header,
        flexShrink: 0,
        paddingLeft: isFolded ? 0 : 4.5,
        paddingRight: isFolded ? 0 : 2,
        borderBottom: `1px solid ${theme.tokens.border}`,
      })}
    >
      {!isFolded && (
        <Typography sx={{ fontWeight: 600, letterSpacing: '-0.01em' }} component="span">
          {translate('app.name')}
        </Typography>
      )}
      <IconButton aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Box>
  );
}

const stay = () => undefined;

/**
 * On wide screens: beside the page, can be folded to icons; the choice is stored. Memoized: navigation does
 * not render it.
 */
export const SideMenu = memo(function SideMenu() {
  const translate = useT();
  const [isFolded, setFolded] = usePreference('menu_folded', false);
  return (
    <Box
      sx={(theme) => ({
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100vh',
        width: isFolded ? SIZES.menuFolded : SIZES.menu,
        backgroundColor: theme.tokens.sunken,
        borderRight: `1px solid ${theme.tokens.border}`,
      })}
    >
      <Head
        isFolded={isFolded}
        label={translate(isFolded ? 'header.unfoldMenu' : 'header.foldMenu')}
        icon={isFolded ? <UnfoldIcon fontSize="small" /> : <FoldIcon fontSize="small" />}
        onClick={() => setFolded(!isFolded)}
      />
      <Menu isFolded={isFolded} onGo={stay} />
    </Box>
  );
});

/** On small screens: a drawer over the page. */
export const DrawerMenu = memo(function DrawerMenu(props: { isOpen: boolean; onClose: () => void }) {
  const { isOpen, onClose } = props;
  const translate = useT();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { sx: { width: 280, maxWidth: '85vw' } } }}
    >
      <Head
        isFolded={false}
        label={translate('header.closeMenu')}
        icon={<CloseIcon fontSize="small" />}
        onClick={onClose}
      />
      <Menu isFolded={false} onGo={onClose} />
    </Drawer>
  );
});
