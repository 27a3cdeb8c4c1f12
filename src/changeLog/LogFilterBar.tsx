import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { registry } from '../resources/registry';
import { useLogPeople } from './activity';
import { Filter, Select } from '../ui/log/LogFilter';
import { actionWord, resourceWord } from './logWords';
import { EVERYTHING, LOG_KINDS, type LogFilters } from './useLogFilters';

/** What people look for; an action that is not here is found by its record. */
const ACTIONS = ['create', 'update', 'changeStatus', 'undo', 'read', 'search', 'export', 'signIn', 'signOut'];

/** Kinds of records that have no declaration. */
const OTHERS = ['settings', 'users', 'user_types', 'delivery_manifest'];

interface LogFilterBarProps {
  filters: LogFilters;
  onSet: (name: string, value: string) => void;
}

/** Kind, person, action and days: each is in the address, so that a view can be sent to somebody. */
export function LogFilterBar({ filters, onSet }: LogFilterBarProps) {
  const translate = useT();
  const people = useLogPeople();
  const navigate = useNavigate();
  const logged = [
    ...new Set([...Object.keys(registry), ...OTHERS, ...(filters.resource ? [filters.resource] : [])]),
  ];
  const any = { value: '', text: translate('changeLog.filters.any') };
  return (
    <Box
      role="search"
      aria-label={translate('changeLog.filters.title')}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
        maxWidth: 1180,
      }}
    >
      <Filter label={translate('changeLog.filters.resource')}>
        {(id) => (
          <Select
            id={id}
            value={filters.resource ?? EVERYTHING}
            options={[
              { value: EVERYTHING, text: translate('changeLog.everything') },
              ...logged.map((name) => ({ value: name, text: resourceWord(name, translate) })),
            ]}
            onChange={(value) => void navigate(`/change-log/${value}`)}
          />
        )}
      </Filter>
      <Filter label={translate('changeLog.filters.kind')}>
        {(id) => (
          <Select
            id={id}
            value={filters.kind}
            options={LOG_KINDS.map((kind) => ({ value: kind, text: translate(`changeLog.kinds.${kind}`) }))}
            onChange={(value) => onSet('kind', value === 'changes' ? '' : value)}
          />
        )}
      </Filter>
      <Filter label={translate('changeLog.filters.person')}>
        {(id) => (
          <Select
            id={id}
            value={filters.person}
            options={[any, ...people.map((one) => ({ value: String(one.id), text: one.full_name }))]}
            onChange={(value) => onSet('person', value)}
          />
        )}
      </Filter>
      <Filter label={translate('changeLog.filters.action')}>
        {(id) => (
          <Select
            id={id}
            value={filters.action}
            options={[
              any,
              ...ACTIONS.map((action) => ({ value: action, text: actionWord(action, translate) })),
            ]}
            onChange={(value) => onSet('action', value)}
          />
        )}
      </Filter>
      {(['from', 'to'] as const).map((name) => (
        <Filter key={name} label={translate(`changeLog.filters.${name}`)}>
          {(id) => (
            <OutlinedInput
              id={id}
              type="date"
              size="small"
              fullWidth
              value={filters[name]}
              onChange={({ target }) => onSet(name, target.value)}
            />
          )}
        </Filter>
      ))}
    </Box>
  );
}
