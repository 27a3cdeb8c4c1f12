import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { isAllowed } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';
import type { WorstStop } from '../domain/runs/today';
import { spanOf } from '../i18n/spanOf';
import { useT } from '../i18n/useT';
import { usePermissions } from '../providers/usePermissions';
import { ACTION_IN_ADDRESS } from '../ui/routes/boardAddress';
import { TitledCard } from '../ui/TitledCard';

/** What helps: another driver while somebody is on the way, another day when the window has passed. */
const mendOf = ({ minutes }: WorstStop) => (minutes === null ? 'reschedule' : 'move');

/** The latest stops; one press opens each on the board, or what mends it. */
export function WorstStops({ stops }: { stops: readonly WorstStop[] }) {
  const translate = useT();
  const permissions = usePermissions();
  const may = (verb: 'move' | 'reschedule') => isAllowed(PERMISSIONS.dispatch[verb], permissions);
  return (
    <TitledCard heading="part" title={translate('today.worst')}>
      {stops.length === 0 ? (
        <Typography color="text.secondary">{translate('today.noWorst')}</Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {stops.map((stop) => (
          <Box
            component="li"
            key={stop.delivery_event_id}
            sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
          >
            <ButtonBase
              component={Link}
              to={`/dispatch?show=late&stop=${stop.delivery_event_id}`}
              title={translate('today.openOnBoard')}
              sx={line}
            >
              <Box component="span" sx={{ fontWeight: 500 }}>
                {stop.participant_name}
              </Box>
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                <Box component="span" sx={{ color: 'var(--red-text)', fontWeight: 600 }}>
                  {stop.minutes === null
                    ? translate('today.windowPassed')
                    : translate('today.lateBy', { span: spanOf(stop.minutes) })}
                </Box>
                {` · ${stop.run ?? translate('today.notOnRun')}`}
              </Box>
            </ButtonBase>
            {may(mendOf(stop)) ? (
              <Button
                component={Link}
                to={`/dispatch?show=late&stop=${stop.delivery_event_id}&${ACTION_IN_ADDRESS}=${mendOf(stop)}`}
                size="small"
                variant="outlined"
                aria-label={translate('today.mendStop', {
                  verb: translate(`today.mend.${mendOf(stop)}`),
                  name: stop.participant_name ?? '',
                })}
                sx={{ flexShrink: 0, minWidth: 0 }}
              >
                {translate(`today.mend.${mendOf(stop)}`)}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
    </TitledCard>
  );
}

const line = {
  display: 'grid',
  justifyItems: 'start',
  width: '100%',
  textAlign: 'start',
  fontSize: 14,
  px: 2,
  py: 1,
  mx: -2,
  boxSizing: 'content-box',
  borderRadius: '6px',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
