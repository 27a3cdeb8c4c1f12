import Link from '@mui/material/Link';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FieldValue } from '../display/FieldValue';
import { showPath } from '../paths';
import { isResourceName, resourceOf, type Row } from '../../../ui/resourceOf';
import { RecordStates } from './RecordStates';

interface RecordCellProps {
  /** The column. */
  source: string;
  tabIndex?: number;
}

/** What stands in a cell of the record at hand: the first column is the name and the link to the record. */
export function RecordCell({ source, tabIndex }: RecordCellProps) {
  const name = useResourceContext();
  const row = useRecordContext<Row>();
  if (!row || !name || !isResourceName(name)) return null;
  const path = showPath(name, row.id);
  if (source !== resourceOf(name).list[0] || !path)
    return <FieldValue resource={name} name={source} record={row} />;
  const text = row[source];
  return (
    <>
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
      <RecordStates name={name} row={row} />
    </>
  );
}
