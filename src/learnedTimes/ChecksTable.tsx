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

const COLUMNS = ['kind', 'before', 'after', 'use'] as const;

/** Which corrections of a CDP are used, and what proves it: days that were not learned from. */
export function ChecksTable({ checked }: { checked: LearnedView['cdps'][number] | undefined }) {
  const translate = useT();
  const span = useSpanText();
  if (!checked) return null;
  const { checks, runs, days } = checked;
  const title = translate('learnedTimes.checks');
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary">
        {checks.length === 0
          ? translate('learnedTimes.tooLittle')
          : translate('learnedTimes.checkedOn', { smart_count: runs, days })}
      </Typography>
      {checks.length > 0 && (
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{translate(`learnedTimes.checkColumns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {checks.map(({ kind, before, after, isUsed }) => (
              <TableRow key={kind}>
                <TableCell>{translate(`learnedTimes.kinds.${kind}`)}</TableCell>
                <TableCell data-label={translate('learnedTimes.checkColumns.before')}>
                  {span(before)}
                </TableCell>
                <TableCell data-label={translate('learnedTimes.checkColumns.after')}>{span(after)}</TableCell>
                <TableCell data-label={translate('learnedTimes.checkColumns.use')}>
                  {translate(`learnedTimes.used.${isUsed ? 'yes' : 'no'}`)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}
