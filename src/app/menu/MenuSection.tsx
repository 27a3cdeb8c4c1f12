import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import Tooltip from '@mui/material/Tooltip';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import type { MenuGroup } from '../../ui/routes/routeTypes';

interface MenuSectionProps {
  group: MenuGroup;
  isOpen: boolean;
  /** The page on screen is one of its entries. */
  holdsPage: boolean;
  /** The menu shows icons alone. */
  isFolded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A group of entries under a heading that opens and folds it. In the menu of icons the heading is its arrow. */
export function MenuSection({ group, isOpen, holdsPage, isFolded, onToggle, children }: MenuSectionProps) {
  const translate = useT();
  const id = useId();
  const name = translate(`pages.${group}`);
  return (
    <li>
      <Tooltip title={isFolded ? name : ''} placement="right">
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isFolded ? name : undefined}
          sx={(theme) => ({
            width: '100%',
            minHeight: 32,
            marginTop: 2,
            paddingInline: isFolded ? 0 : 2.5,
            justifyContent: isFolded ? 'center' : 'space-between',
            borderRadius: `${theme.sizes.radiusSmall}px`,
            borderTop: isFolded ? `1px solid ${theme.tokens.border}` : undefined,
            color: holdsPage && !isOpen ? theme.tokens.accent : theme.tokens.textMuted,
            ...theme.typography.caption,
            fontWeight: 600,
            '&:hover': { color: theme.tokens.text },
          })}
        >
          {isFolded ? null : name}
          <ExpandMoreIcon sx={{ fontSize: 18, transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </ButtonBase>
      </Tooltip>
      <List id={id} disablePadding hidden={!isOpen} aria-label={name}>
        {isOpen ? children : null}
      </List>
    </li>
  );
}
