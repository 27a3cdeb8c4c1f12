import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { showPath } from '../../screens/paths';
import type { Row } from '../../../ui/resourceOf';
import { useLikePeople } from './useLikePeople';
import { dayText } from '../../../providers/measures';

/** "Duplicate person?", while one is being added: a hint with the way there, never a bar. */
export default function LikePeople({ record }: { name: ResourceName; record: Row | null }) {
  return record ? null : <Hint />;
}

function Hint() {
  const translate = useT();
  const [first_name, last_name, date_of_birth, phone_number] = useWatch<Record<string, unknown>>({
    name: ['first_name', 'last_name', 'date_of_birth', 'phone_number'],
  }) as unknown[];
  const people = useLikePeople({ first_name, last_name, date_of_birth, phone_number });
  if (people.length === 0) return null;
  return (
    // In sight while the name is typed, far above the end of the form; the save bar stays below it.
    <Alert severity="info" role="status" sx={{ position: 'sticky', bottom: 64, zIndex: 2 }}>
      <strong>{translate('participants.like.title')}</strong> {translate('participants.like.sentence')}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {people.map((row) => (
          <li key={row.id}>
            <Link
              component={RouterLink}
              to={showPath('participants', row.id) ?? '/'}
              color="inherit"
              underline="always"
            >
              {row.participant_full_name}
            </Link>
            {' · '}
            {row.client_code}
            {row.date_of_birth && ` · ${dayText(row.date_of_birth)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
