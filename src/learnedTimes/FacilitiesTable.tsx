import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LearnedView } from '../contract/learning/learnedTimes';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { useSpanText } from './useSpanText';

/** Facilities where a visit takes longer or shorter than elsewhere. */
export function FacilitiesTable({
  facilities,
  other_places,
}: Pick<LearnedView, 'facilities' | 'other_places'>) {
  const translate = useT();
  const span = useSpanText();
  const title = translate('learnedTimes.facilities');
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      {facilities.length === 0 ? (
        <Typography color="text.secondary">{translate('learnedTimes.noFacility')}</Typography>
      ) : (
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('learnedTimes.facility')}</TableCell>
              <TableCell>{translate('learnedTimes.visits')}</TableCell>
              <TableCell>{translate('learnedTimes.extra')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {facilities.map(({ facility, legs, extra }) => (
              <TableRow key={facility}>
                <TableCell>{facility}</TableCell>
                <TableCell>{legs}</TableCell>
                <TableCell>{span(extra, true)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {other_places > 0 && (
        <Typography color="text.secondary">
          {translate('learnedTimes.otherPlaces', { smart_count: other_places })}
        </Typography>
      )}
    </Box>
  );
}
