import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { FileFacts } from '../../domain/imports/fileReading';
import { useT } from '../../i18n/useT';

/** The first rows of the file, unchanged, under the column names of its header. */
export function FilePreview({ reading, samples }: { reading: FileFacts; samples: readonly string[][] }) {
  const translate = useT();
  return (
    <Box
      role="group"
      aria-label={translate('imports.preview.title')}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        bgcolor: 'background.paper',
        maxHeight: 420,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {reading.columns.map((name, index) => (
              <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
                {name || translate('imports.preview.unnamed', { number: index + 1 })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {samples.map((cells, row) => (
            <TableRow key={row}>
              {reading.columns.map((_, index) => (
                <TableCell
                  key={index}
                  sx={{ maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' }}
                >
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
