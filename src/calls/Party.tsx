import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { CallView } from '../contract/calls/calls';
import { useT } from '../i18n/useT';
import { placeOf } from './partyPlace';
import { phoneText } from '../providers/measures';

/** Who is at the other end: name, what they are, number, and the way to their stop. */
export function Party({ call }: { call: Pick<CallView, 'party' | 'phone_number'> }) {
  const translate = useT();
  const { party, phone_number } = call;
  const place = placeOf(party);
  const facts = [
    translate(`calls.parties.${party.kind}`),
    phone_number && party.kind !== 'unknown' ? phoneText(phone_number) : null,
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {party.name}
      </Typography>
      <Typography variant="body2" color="text.secondary" className="tabular">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {place && (
        <MuiLink
          component={Link}
          to={place}
          variant="body2"
          sx={{ display: 'inline-block', lineHeight: '24px' }}
        >
          {translate(
            party.delivery_event_id === null ? 'calls.actions.openRecord' : 'calls.actions.openStop',
          )}
        </MuiLink>
      )}
    </Box>
  );
}
