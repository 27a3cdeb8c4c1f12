import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '../../registry';
import { FieldValue } from '../display/FieldValue';
import { showPath } from '../paths';
import { resourceOf, type Row } from '../resourceOf';

interface RecordCellProps {
  name: ResourceName;
  column: string;
  row: Row;
  tabIndex?: number;
}

/** What stands in a cell: the first column is the name and the link to the record. */
export function RecordCell({ name, column, row, tabIndex }: RecordCellProps) {
  const resource = resourceOf(name);
  const path = showPath(name, row.id);
  if (column !== resource.list[0] || !path) return <FieldValue resource={name} name={column} record={row} />;
  const text = row[column];
  return (
    <Link
      component={RouterLink}
      to={path}
      tabIndex={tabIndex}
      data-row-link
      color="inherit"
      sx={{ fontWeight: 500, lineHeight: '24px' }}
    >
      {typeof text === 'string' && text !== '' ? text : `#${row.id}`}
    </Link>
  );
}
