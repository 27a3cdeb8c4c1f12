import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ImportRowView } from '../../domain/imports/importView';
import type { OrderColumn } from '../../domain/imports/orderRow';
import { problemsAt } from './rowFacts';
import { useProblemText } from './useProblemText';

/** One value of a row, with its problem below; the full text is in the tooltip. */
export function RowCell({ row, column }: { row: ImportRowView; column: OrderColumn }) {
  const textOf = useProblemText();
  const [problem] = problemsAt(row, column);
  const value = row.values[column] ?? '';
  if (!problem)
    return (
      <Box dir="auto" sx={cut}>
        {value}
      </Box>
    );
  const Icon = problem.is_warning ? WarningIcon : ErrorIcon;
  const words = textOf(problem);
  return (
    <Tooltip describeChild title={words}>
      <Box sx={{ minWidth: 0, lineHeight: '18px' }}>
        <Box dir="auto" sx={cut}>
          {value || ' '}
        </Box>
        <Box
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontSize: 12,
            color: theme.tones[problem.is_warning ? 'amber' : 'red'].text,
          })}
        >
          <Icon aria-hidden sx={{ fontSize: 14 }} />
          <Box component="span" sx={cut}>
            {words}
          </Box>
        </Box>
      </Box>
    </Tooltip>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
