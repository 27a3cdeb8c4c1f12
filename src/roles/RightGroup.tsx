import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '../i18n/useT';

interface RightGroupProps {
  title: string;
  granted: number;
  total: number;
  isOpen: boolean;
  disabled: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Grants all permissions of the group that the user may grant, or removes all. */
  onAll: () => void;
  /** The rows; drawn only while the group is open. */
  children: ReactNode;
}

/** A group of permissions: a checkbox with three states, the number of granted ones, and the rows. */
export function RightGroup({
  title,
  granted,
  total,
  isOpen,
  disabled,
  onOpen,
  onAll,
  children,
}: RightGroupProps) {
  const translate = useT();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isPartial = granted > 0 && granted < total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <Box
      component="li"
      sx={{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, pl: { xs: 3, sm: 4 }, gap: 2.5 }}>
        <Box
          component="input"
          type="checkbox"
          ref={box}
          aria-label={translate('rolePages.rights.group', { group: title })}
          checked={granted === total}
          disabled={disabled}
          onChange={onAll}
          sx={{ width: 18, height: 18, m: 0, flexShrink: 0, accentColor: 'var(--accent)' }}
        />
        <ButtonBase
          onClick={() => onOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            pr: { xs: 3, sm: 4 },
            gap: 2,
            justifyContent: 'flex-start',
            textAlign: 'left',
            font: 'inherit',
          }}
        >
          <Box component="span" sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
            {title}
          </Box>
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              fontSize: 13,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            }}
          >
            {translate('rolePages.rights.count', { held: granted, total })}
          </Box>
          <ExpandMoreIcon aria-hidden sx={{ fontSize: 20, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Box>
      <Box
        id={id}
        role="group"
        aria-label={title}
        hidden={!isOpen}
        sx={{ pl: { xs: 0, sm: 7 }, pb: isOpen ? 2 : 0 }}
      >
        {isOpen && children}
      </Box>
    </Box>
  );
}
