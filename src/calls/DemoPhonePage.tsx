import AnswerIcon from '@mui/icons-material/Call';
import EndIcon from '@mui/icons-material/CallEnd';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { demoLinesCall } from '../contract/calls/demoPhone';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { useValue } from '../providers/valueStore';
import type { CallSession } from './callSession';
import { outcomeKey } from '../ui/calls/outcome';
import { useDemoPhone } from './useDemoPhone';

interface EndProps {
  label: string;
  onEnd: () => void;
}

function EndButton({ label, onEnd }: EndProps) {
  return (
    <Button variant="outlined" color="error" startIcon={<EndIcon />} onClick={onEnd}>
      {label}
    </Button>
  );
}

function OwnLine({ session, onEnd }: { session: CallSession; onEnd: () => void }) {
  const translate = useT();
  const view = useValue(session.view);
  const { state } = useValue(session.sound);
  const words = () => {
    if (view.state === 'ended') return translate(outcomeKey(view.outcome, 'out'));
    if (view.state === 'ringing') return translate('calls.demo.waiting');
    if (view.state !== 'inCall') return translate('calls.demo.held');
    if (state === 'lost') return translate('calls.states.lost');
    return state === 'connected'
      ? translate('calls.demo.with', { name: view.peer?.name ?? view.party.name })
      : translate('calls.states.connecting');
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography role="status">{words()}</Typography>
      {!session.isOver && <EndButton label={translate('calls.actions.end')} onEnd={onEnd} />}
    </Box>
  );
}

/** Whose phone it is when it calls the office. */
function CallOffice({ onCall }: { onCall: (phone: string) => void }) {
  const translate = useT();
  const [chosen, setChosen] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['demo', 'lines'],
    queryFn: ({ signal }) => readApi(demoLinesCall, {}, { signal }),
    retry: false,
  });
  const phone = chosen || data[0]?.phone_number;
  if (!phone) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('calls.demo.callAs')}
        value={phone}
        onChange={(event) => setChosen(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {data.map(({ name, kind, phone_number }) => (
          <option key={`${kind} ${name} ${phone_number}`} value={phone_number}>
            {translate('calls.demo.person', { name, kind: translate(`calls.parties.${kind}`) })}
          </option>
        ))}
      </TextField>
      <Button variant="contained" startIcon={<AnswerIcon />} onClick={() => onCall(phone)}>
        {translate('calls.demo.call')}
      </Button>
    </Box>
  );
}

/** In a demo: the phone of a person outside, which rings when the office calls a number, and which calls the office. */
export default function DemoPhonePage() {
  const translate = useT();
  const { session, trouble, isOff, ringing, answer, call, end } = useDemoPhone();
  const isTalking = session !== null && !session.isOver;
  if (isOff)
    return (
      <>
        <Typography variant="h1">{translate('pages.demoPhone')}</Typography>
        <Alert severity="info">{translate('calls.demo.off')}</Alert>
      </>
    );
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
      <Box>
        <Typography variant="h1">{translate('pages.demoPhone')}</Typography>
        <Typography color="text.secondary">{translate('calls.demo.lead')}</Typography>
      </Box>
      {trouble && <Alert severity="error">{translate(`calls.trouble.${trouble}`)}</Alert>}
      {session && <OwnLine session={session} onEnd={() => void end(session.view.get().id)} />}
      {!isTalking &&
        ringing.map(({ id, party }) => (
          <Box key={id} role="alert" sx={{ display: 'grid', gap: 2 }}>
            <Typography sx={{ fontWeight: 500 }}>
              {translate('calls.demo.from', { name: party.name })}
            </Typography>
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Button variant="contained" startIcon={<AnswerIcon />} onClick={() => void answer(id)}>
                {translate('calls.actions.answer')}
              </Button>
              <EndButton label={translate('calls.actions.decline')} onEnd={() => void end(id)} />
            </Box>
          </Box>
        ))}
      {!isTalking && ringing.length === 0 && (
        <>
          <Typography>{translate('calls.demo.quiet')}</Typography>
          <CallOffice onCall={(phone) => void call(phone)} />
        </>
      )}
    </Box>
  );
}
