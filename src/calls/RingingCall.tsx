import AnswerIcon from '@mui/icons-material/Call';
import DeclineIcon from '@mui/icons-material/CallEnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CallView } from '../contract/calls/calls';
import { useT } from '../i18n/useT';
import { useValue } from '../providers/valueStore';
import { act, centre, ignore } from './callCentre';
import { Party } from './Party';

/** A call that rings: who calls, and both answers to it. */
export function RingingCall({ call, onAnswer }: { call: CallView; onAnswer: () => void }) {
  const translate = useT();
  const { isBusy } = useValue(centre);
  // What rings for everybody is declined by nobody: it goes on ringing at the others.
  const decline = () => (call.leg ? void act(call.id, 'decline') : ignore(call.id));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('calls.states.ringingIn')}
      </Typography>
      <Party call={call} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="contained"
          fullWidth
          startIcon={<AnswerIcon />}
          loading={isBusy}
          loadingPosition="start"
          onClick={onAnswer}
        >
          {translate('calls.actions.answer')}
        </Button>
        <Button variant="outlined" color="error" fullWidth startIcon={<DeclineIcon />} onClick={decline}>
          {translate('calls.actions.decline')}
        </Button>
      </Box>
    </Box>
  );
}
