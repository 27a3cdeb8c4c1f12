import Box from '@mui/material/Box';
import { memo } from 'react';
import { useT } from '../i18n/useT';

export interface RightRowProps {
  id: string;
  name: string;
  allows: string;
  isHeld: boolean;
  /** Compared with the saved role. */
  change: 'added' | 'removed' | null;
  showsPair: boolean;
  disabled: boolean;
  /** The user does not have it and so cannot grant it. */
  isBeyond: boolean;
  onToggle: (id: string, isHeld: boolean) => void;
}

/**
 * One permission: checkbox, name and description. A native checkbox in a memoized row, so that hundreds of
 * them stay fast.
 */
export const RightRow = memo(function RightRow(props: RightRowProps) {
  const { id, name, allows, isHeld, change, showsPair, isBeyond, onToggle } = props;
  const disabled = props.disabled || isBeyond;
  const translate = useT();
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 2.5,
        alignItems: 'flex-start',
        px: { xs: 3, sm: 4 },
        py: 2,
        cursor: disabled ? 'default' : 'pointer',
        '&:hover': { bgcolor: disabled ? undefined : 'var(--sunken)' },
        '& input': { width: 18, height: 18, m: 0, mt: '1px', flexShrink: 0, accentColor: 'var(--accent)' },
      }}
    >
      <input
        type="checkbox"
        checked={isHeld}
        disabled={disabled}
        onChange={(event) => onToggle(id, event.target.checked)}
      />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {name}
        </Box>
        {allows && (
          <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
            {allows}
          </Box>
        )}
        {isBeyond && (
          <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'warning.main' }}>
            {translate('rolePages.rights.beyond')}
          </Box>
        )}
        {showsPair && (
          <Box
            component="code"
            sx={{ display: 'block', fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {id}
          </Box>
        )}
      </Box>
      {change && (
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            px: 1.5,
            borderRadius: '6px',
            fontSize: 12,
            lineHeight: '20px',
            fontWeight: 500,
            color: `var(--${change === 'added' ? 'green' : 'amber'}-text)`,
            bgcolor: `var(--${change === 'added' ? 'green' : 'amber'}-ground)`,
          }}
        >
          {change === 'added' ? '+ ' : '− '}
          {translate(`rolePages.rights.${change}`)}
        </Box>
      )}
    </Box>
  );
});
