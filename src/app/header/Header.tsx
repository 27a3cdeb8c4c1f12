import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useT } from '../../i18n/useT';
import { PastMessages } from '../messages/PastMessages';
import { Bell } from '../notifications/Bell';
import { SIZES } from '../../ui/theme/tokens';
import { BreadcrumbTrail } from './BreadcrumbTrail';
import { ConnectionState } from './ConnectionState';
import { PhoneSlot } from './PhoneSlot';
import { PreferencesMenu } from './PreferencesMenu';

interface HeaderProps {
  onOpenMenu: () => void;
  /** Receives the element in which pages render their actions. */
  actionsRef: (element: HTMLElement | null) => void;
}

/** Breadcrumbs left; the page's actions, then messages, notifications and user right (look.md, "Frame"). */
export const Header = memo(function Header({ onOpenMenu, actionsRef }: HeaderProps) {
  const translate = useT();
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        // On the narrowest phone all of it fits beside the actions of the board.
        gap: { xs: 1, sm: 2 },
        minHeight: SIZES.header,
        paddingInline: { xs: 1, sm: 2, md: 5 },
        backgroundColor: theme.tokens.surface,
        borderBottom: `1px solid ${theme.tokens.border}`,
      })}
    >
      <IconButton
        aria-label={translate('header.openMenu')}
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BreadcrumbTrail />
      </Box>
      <Box
        ref={actionsRef}
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, '&:empty': { display: 'none' } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 } }}>
        <ConnectionState />
        <PhoneSlot />
        <PastMessages />
        <Bell />
        <PreferencesMenu />
      </Box>
    </Box>
  );
});
