import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { WorstStop } from '../domain/runs/today';
import { spanText } from '../domain/time/spanText';
import { useT } from '../i18n/useT';
import { Card } from './Card';

/** The latest stops; one press opens each on the board. */
export function WorstStops({ stops }: { stops: readonly WorstStop[] }) {
  const translate = useT();
  return (
    <Card title={translate('today.worst')}>
      {stops.length === 0 ? (
        <Typography color="text.secondary">{translate('today.noWorst')}</Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {stops.map((stop) => (
          <li key={stop.delivery_event_id}>
            <ButtonBase
              component={Link}
              to={`/dispatch?show=late&stop=${stop.delivery_event_id}`}
              title={translate('today.openOnBoard')}
              sx={line}
            >
              <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  {stop.participant_name}
                </Box>
                <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {stop.run ?? translate('today.notOnRun')}
                </Box>
              </Box>
              <Box component="span" sx={{ color: 'var(--red-text)', fontWeight: 600, whiteSpace: 'nowrap' }}>
                {stop.minutes === null
                  ? translate('today.windowPassed')
                  : translate('today.lateBy', { span: spanText(stop.minutes) })}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Card>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  width: '100%',
  textAlign: 'left',
  fontSize: 14,
  px: 2,
  py: 1,
  mx: -2,
  boxSizing: 'content-box',
  borderRadius: '6px',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
