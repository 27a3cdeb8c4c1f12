import PhoneIcon from '@mui/icons-material/CallOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { callTime } from '../domain/calls/callState';
import { useT } from '../i18n/useT';
import { useValue } from '../providers/valueStore';
import { answer, centre, followCalls, setOpen } from './callCentre';
import { CallNews } from './CallNews';
import { CallProblemNote } from './CallProblemNote';
import { DialPanel } from './DialPanel';
import { OwnCall } from './OwnCall';
import { placeOf } from './partyPlace';
import { RingingCall } from './RingingCall';
import { takeOverLinks } from './takeOverLinks';
import { useFreshLog } from './useFreshLog';
import { useOwnView } from './useOwnView';
import { useSeconds } from './useSeconds';
import { useRingTone } from './useRingTone';

/** The time of the call beside the button; nothing without one. */
function CallClock({ since }: { since: string }) {
  const seconds = useSeconds(since);
  return (
    <Box component="span" className="tabular" sx={{ fontSize: 13, fontWeight: 500, paddingLeft: 1 }}>
      {callTime(seconds)}
    </Box>
  );
}

/**
 * The phone in the header (spec §1): calls colleagues and numbers, rings, and holds the call of this window. It stays where
 * it is while pages change.
 */
export default function PhoneWidget() {
  const translate = useT();
  const navigate = useNavigate();
  const { service, session, ringing, isOpen } = useValue(centre);
  const view = useOwnView();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(followCalls, []);
  useEffect(takeOverLinks, []);
  useRingTone();
  useFreshLog();
  if (!service || service.provider === 'off') return null;

  const talkingSince = view?.answered_at ?? null;
  const [first] = ringing;
  const label = first
    ? translate('calls.ringingButton', { name: first.party.name })
    : translate('calls.phone');
  const take = async (id: number) => {
    const taken = await answer(id);
    const place = taken && placeOf(taken.party);
    if (place) void navigate(place);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls="phone-card"
          color={first || view ? 'primary' : 'default'}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) close();
          }}
        >
          <PhoneIcon fontSize="small" />
          {talkingSince && <CallClock since={talkingSince} />}
        </IconButton>
      </Tooltip>
      <CallNews />
      {isOpen && (
        <Paper
          id="phone-card"
          role="region"
          aria-label={translate('calls.phone')}
          elevation={8}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          sx={(theme) => ({
            position: 'fixed',
            top: 60,
            right: { xs: 8, md: 20 },
            zIndex: theme.zIndex.appBar + 1,
            width: 'min(340px, calc(100vw - 16px))',
            maxHeight: 'calc(100vh - 72px)',
            overflowY: 'auto',
            border: `1px solid ${theme.tokens.border}`,
            padding: 4,
            display: 'grid',
            gap: 3,
          })}
        >
          <IconButton
            size="small"
            aria-label={translate('calls.closePhone')}
            onClick={close}
            sx={{ position: 'absolute', top: 8, right: 8 }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
          <CallProblemNote />
          {ringing.map((call) => (
            <RingingCall key={call.id} call={call} onAnswer={() => void take(call.id)} />
          ))}
          {session ? <OwnCall session={session} /> : ringing.length === 0 && <DialPanel onLeave={close} />}
        </Paper>
      )}
    </>
  );
}
