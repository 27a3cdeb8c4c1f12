import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { booleanWord } from '../../../ui/booleanWord';
import { FieldValue } from '../display/FieldValue';
import { fieldOf, resourceOf } from '../../../ui/resourceOf';
import { useLabels } from '../useLabels';
import { SPAN_ENDS } from './listSearch';
import type { ListParams } from './useListParams';

/** What the list is filtered by, each removable; the search text stands in its own box. */
export function FilterChips({ name, params }: { name: ResourceName; params: ListParams }) {
  const translate = useT();
  const labels = useLabels(name);
  const { filters, fields } = resourceOf(name);
  const days = filters.filter((field) => fields[field]?.kind === 'date');
  const ends = days.flatMap((field) => SPAN_ENDS.map((end) => ({ key: `${field}_${end}`, field, end })));
  const set = [...filters.map((field) => ({ key: field, field, end: null })), ...ends].filter(
    ({ key }) => params.filters[key],
  );
  if (set.length === 0) return null;
  const label = ({ field, end }: (typeof set)[number]) =>
    end === null ? labels.field(field) : `${labels.field(field)}, ${translate(`screens.list.span.${end}`)}`;
  return (
    <>
      {set.map((one) => (
        <Box
          key={one.key}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            height: 32,
            pl: 3,
            pr: 1,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '6px',
            bgcolor: 'background.paper',
            fontSize: 13,
          }}
        >
          {one.field !== 'is_active' && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label(one)}:
            </Box>
          )}
          <FilterValue name={name} field={one.field} value={params.filters[one.key] ?? ''} />
          <IconButton
            size="small"
            aria-label={translate('screens.list.removeFilter', { filter: label(one) })}
            onClick={() => params.setFilter(one.key, '')}
            sx={{ width: 24, height: 24, p: 0 }}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
      {set.length > 1 && (
        <Button size="small" onClick={params.clearFilters}>
          {translate('screens.list.clearFilters')}
        </Button>
      )}
    </>
  );
}

function FilterValue({ name, field, value }: { name: ResourceName; field: string; value: string }) {
  const translateAny = useTranslateAny();
  const { kind } = fieldOf(resourceOf(name), field);
  if (kind === 'phone' || kind === 'text' || kind === 'email') return <>“{value}”</>;
  if (kind === 'boolean') return <>{translateAny(booleanWord(name, field, value === '1'))}</>;
  return <FieldValue resource={name} name={field} record={{ id: 0, [field]: value }} />;
}
