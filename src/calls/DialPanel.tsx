import CallIcon from '@mui/icons-material/CallOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../domain/access/permissions';
import { maskPhone, phoneProblem } from '../domain/people/phone';
import { useT } from '../i18n/useT';
import { lazyPart } from '../providers/lazyPart';
import { useAllowed } from '../providers/usePermissions';
import { useValue } from '../providers/valueStore';
import { act, centre, startCall } from './callCentre';
import { ColleagueList } from './ColleagueList';
import { DemoHint } from './DemoHint';

const DeviceTest = lazyPart(() => import('./DeviceTest'));

function NumberForm() {
  const translate = useT();
  const { isBusy } = useValue(centre);
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = phoneProblem(number, { required: true });
  const call = () => {
    setTried(true);
    if (problem === null) void startCall({ phone_number: number });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        call();
      }}
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
    >
      <TextField
        label={translate('calls.dial.number')}
        type="tel"
        size="small"
        fullWidth
        autoComplete="off"
        value={number}
        error={isTried && problem !== null}
        helperText={isTried && problem ? translate(problem) : translate('calls.dial.help')}
        onChange={(event) => setNumber(maskPhone(event.target.value))}
      />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ flexShrink: 0, marginTop: 6 }}>
        {translate('calls.actions.call')}
      </Button>
    </Box>
  );
}

/** The phone at rest: a number, colleagues, and the test of the microphone. */
export function DialPanel({ onLeave }: { onLeave: () => void }) {
  const translate = useT();
  const mayReadLog = useAllowed(PERMISSIONS.calls.list);
  const { service, elsewhere } = useValue(centre);
  const [isTesting, setTesting] = useState(false);
  return (
    <>
      {elsewhere && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => void act(elsewhere.id, 'end')}>
              {translate('calls.actions.openHere')}
            </Button>
          }
        >
          {translate('calls.states.elsewhere')}
        </Alert>
      )}
      {service?.reaches_outside ? (
        <>
          <NumberForm />
          <DemoHint />
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('calls.dial.onlyColleagues')}
        </Typography>
      )}
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {translate('calls.dial.colleagues')}
        </Typography>
        <ColleagueList
          labelOf={(name) => translate('calls.dial.callOne', { name })}
          onChoose={(colleague_id) => void startCall({ colleague_id })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          size="small"
          sx={{ marginInlineStart: -2 }}
          aria-expanded={isTesting}
          onClick={() => setTesting(!isTesting)}
        >
          {translate('calls.devices.title')}
        </Button>
        {mayReadLog && (
          <MuiLink component={Link} to="/calls" variant="body2" onClick={onLeave}>
            <CallIcon fontSize="inherit" /> {translate('calls.dial.log')}
          </MuiLink>
        )}
      </Box>
      {isTesting && (
        <Suspense fallback={null}>
          <DeviceTest />
        </Suspense>
      )}
    </>
  );
}
