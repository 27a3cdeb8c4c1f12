import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { isAllowed } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';
import { phoneHref, realPhone } from '../domain/people/phone';
import { mendOf, type Need, type WorstThing } from '../domain/runs/worstThings';
import { eventStatusKey } from '../domain/stops/eventStatus';
import type { Translate } from '../i18n/messageKey';
import { spanOf } from '../i18n/spanOf';
import { useT } from '../i18n/useT';
import { usePermissions } from '../providers/usePermissions';
import { ACTION_IN_ADDRESS } from '../ui/routes/boardAddress';
import { TitledCard } from '../ui/TitledCard';

/** The counter of the board that holds it, so that it is in sight there. */
const COUNTER: Readonly<Record<Exclude<Need, 'silent'>, string>> = {
  late: 'late',
  problem: 'problems',
  atRisk: 'atRisk',
};

/** What needs somebody first; one press opens each on the board, or what mends it. */
export function WorstThings({ things }: { things: readonly WorstThing[] }) {
  const translate = useT();
  return (
    <TitledCard heading="part" title={translate('today.worst')}>
      {things.length === 0 ? (
        <Typography color="text.secondary">{translate('today.noWorst')}</Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {things.map((thing) => (
          <Box
            component="li"
            key={`${thing.need} ${thing.delivery_event_id ?? thing.delivery_manifest_id}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
          >
            <ButtonBase component={Link} to={boardOf(thing)} title={translate('today.openOnBoard')} sx={line}>
              <Box component="span" sx={{ fontWeight: 500 }}>
                {nameOf(thing, translate)}
              </Box>
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                <Box
                  component="span"
                  sx={{
                    color: thing.need === 'atRisk' ? 'var(--amber-text)' : 'var(--red-text)',
                    fontWeight: 600,
                  }}
                >
                  {reasonOf(thing, translate)}
                </Box>
                {` · ${thing.run ?? translate('today.notOnRun')}`}
                {thing.more > 0 ? ` · ${translate('today.more', { smart_count: thing.more })}` : null}
              </Box>
            </ButtonBase>
            <MendButton thing={thing} />
          </Box>
        ))}
      </Box>
    </TitledCard>
  );
}

/** One press: the dialog that mends a stop, or a call to a driver without news. */
function MendButton({ thing }: { thing: WorstThing }) {
  const translate = useT();
  const permissions = usePermissions();
  const mend = mendOf(thing);
  const phone = realPhone(thing.driver_phone);
  const verb = translate(`today.mend.${mend}`);
  const look = {
    size: 'small',
    variant: 'outlined',
    'aria-label': translate('today.mendStop', { verb, name: nameOf(thing, translate) }),
    sx: { flexShrink: 0, minWidth: 0 },
  } as const;
  if (mend === 'call')
    return phone ? (
      <Button href={phoneHref(phone)} {...look}>
        {verb}
      </Button>
    ) : null;
  if (!isAllowed(PERMISSIONS.dispatch[mend], permissions)) return null;
  return (
    <Button component={Link} to={`${boardOf(thing)}&${ACTION_IN_ADDRESS}=${mend}`} {...look}>
      {verb}
    </Button>
  );
}

function boardOf({ need, delivery_event_id: id, run }: WorstThing): string {
  if (need === 'silent') return `/dispatch?run=${encodeURIComponent(run ?? '')}`;
  return `/dispatch?show=${COUNTER[need]}&stop=${id}`;
}

function nameOf({ need, participant_name: participant, driver }: WorstThing, translate: Translate): string {
  return (need === 'silent' ? (driver ?? translate('today.noDriver')) : participant) ?? '';
}

function reasonOf({ need, minutes, status_id: status, risk }: WorstThing, translate: Translate): string {
  if (need === 'silent') return translate('today.silentFor', { span: spanOf(minutes ?? 0) });
  if (need === 'problem') return translate(eventStatusKey(status ?? 0));
  if (need === 'atRisk' && risk) return translate(`today.risks.${risk}`);
  return minutes === null
    ? translate('today.windowPassed')
    : translate('today.lateBy', { span: spanOf(minutes) });
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
