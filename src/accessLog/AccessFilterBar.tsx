import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Filter, Select } from '../ui/log/LogFilter';
import { ACCESS_KINDS } from '../domain/access/accessLog';
import { useT } from '../i18n/useT';
import { useAccessPeople } from './accesses';
import type { useAccessFilters } from './useAccessFilters';

/** Kind, account and days. */
export function AccessFilterBar({
  filters,
  onSet,
}: {
  filters: ReturnType<typeof useAccessFilters>['filters'];
  onSet: ReturnType<typeof useAccessFilters>['set'];
}) {
  const translate = useT();
  const people = useAccessPeople();
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
      <Filter label={translate('accessLog.kind')}>
        {(id) => (
          <Select
            id={id}
            value={filters.kind}
            options={[
              any,
              ...ACCESS_KINDS.map((kind) => ({ value: kind, text: translate(`accessLog.kinds.${kind}`) })),
            ]}
            onChange={(value) => onSet('kind', value)}
          />
        )}
      </Filter>
      <Filter label={translate('accessLog.account')}>
        {(id) => (
          <Select
            id={id}
            value={filters.person}
            options={[any, ...people.map((one) => ({ value: String(one.id), text: one.full_name }))]}
            onChange={(value) => onSet('person', value)}
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
