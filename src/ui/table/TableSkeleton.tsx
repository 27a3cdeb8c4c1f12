import Skeleton from '@mui/material/Skeleton';
import { TABLE_PAGE_SIZE } from '../../domain/wire/lists';

/** Placeholder rows with the shape of the table. */
export function TableSkeleton({ columns }: { columns: number }) {
  return Array.from({ length: TABLE_PAGE_SIZE }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Skeleton variant="rounded" height={12} width={column === 0 ? '60%' : '40%'} />
        </td>
      ))}
    </tr>
  ));
}
