import Box from '@mui/material/Box';
import { isBlank } from '../../../domain/wire/problem';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { lookOf } from '../lookOf';
import { fieldOf, resourceOf, type Row } from '../../../ui/resourceOf';

/** One field of a record for reading, an empty one as a dash. */
export function FieldValue({
  resource,
  name,
  record,
}: {
  resource: ResourceName;
  name: string;
  record: Row;
}) {
  const translate = useT();
  const field = fieldOf(resourceOf(resource), name);
  const value = record[name];
  if (isBlank(value)) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('screens.record.emptyValue')}
      </Box>
    );
  }
  const { Display } = lookOf(resource, name);
  return <Display resource={resource} name={name} field={field} value={value} record={record} />;
}
