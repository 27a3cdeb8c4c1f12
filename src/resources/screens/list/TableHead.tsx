import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { sortableFieldNames } from '../../schema/defineResource';
import { lookOf } from '../lookOf';
import { resourceOf } from '../resourceOf';
import { useLabels } from '../useLabels';
import { hiddenText } from '../../../layout/hiddenText';
import type { ListParams } from './useListParams';

interface TableHeadProps {
  name: ResourceName;
  params: ListParams;
  columns: readonly string[];
  hasActions: boolean;
}

/** Column heads, which stay in sight; pressing one sorts by it, pressing again turns the order. */
export function TableHead({ name, params, columns, hasActions }: TableHeadProps) {
  const translate = useT();
  const labels = useLabels(name);
  const sortable = sortableFieldNames(resourceOf(name));
  const { sort, setSort } = params;
  return (
    <Box
      component="thead"
      sx={{
        '& th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          height: 36,
          bgcolor: 'var(--sunken)',
          color: 'text.secondary',
          fontSize: 12,
          fontWeight: 500,
          whiteSpace: 'nowrap',
        },
      }}
    >
      <tr>
        {columns.map((column) => {
          const { align, width } = lookOf(name, column).column;
          const isSorted = sort.field === column;
          const isDescending = sort.order === 'DESC';
          const Arrow = isDescending ? DownIcon : UpIcon;
          const label = labels.field(column);
          return (
            <th
              key={column}
              scope="col"
              className={align}
              style={{ minWidth: width }}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              {sortable.includes(column) ? (
                <ButtonBase
                  onClick={() => setSort(column)}
                  title={translate('screens.list.sortBy', { column: label })}
                  sx={{
                    font: 'inherit',
                    fontWeight: 500,
                    minHeight: 28,
                    gap: 1,
                    borderRadius: '4px',
                    color: isSorted ? 'text.primary' : 'inherit',
                    '& svg': { fontSize: 14, opacity: isSorted ? 1 : 0 },
                    '&:hover svg, &:focus-visible svg': { opacity: isSorted ? 1 : 0.6 },
                  }}
                >
                  {label}
                  <Arrow aria-hidden />
                </ButtonBase>
              ) : (
                label
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="actions">
            <Box component="span" sx={hiddenText}>
              {translate('screens.list.actions')}
            </Box>
          </th>
        )}
      </tr>
    </Box>
  );
}
