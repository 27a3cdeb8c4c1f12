import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../i18n/useT';
import { TitledCard } from '../ui/TitledCard';
import { peopleQuery } from './roleWire';

const SHOWN = 20;

/** People with the role, up to a limit. */
export function RolePeople({ id, count }: { id: number; count: number }) {
  const translate = useT();
  const { data, error } = useQuery(peopleQuery(id, SHOWN));
  const more = count - (data?.filter(({ is_active }) => is_active).length ?? 0);
  return (
    <TitledCard title={translate('rolePages.people.title')}>
      {error && <Typography role="alert">{translate('rolePages.people.failed')}</Typography>}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('rolePages.people.none')}</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, fontSize: 13, lineHeight: '22px' }}>
          {data.map((person) => (
            <Box component="li" key={person.id} sx={{ overflowWrap: 'anywhere' }}>
              {person.full_name}
              {(!person.is_active || person.is_blocked) && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' – '}
                  {translate(person.is_active ? 'rolePages.people.blocked' : 'rolePages.people.inactive')}
                </Box>
              )}
            </Box>
          ))}
          {data.length >= SHOWN && more > 0 && (
            <li>{translate('rolePages.people.more', { smart_count: more })}</li>
          )}
        </Box>
      )}
    </TitledCard>
  );
}
